// Whether the settings lie open over the page.

export const sheet = $state({ open: false });
