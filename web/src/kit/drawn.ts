// Markup of drawings as nodes: each is parsed once and copied from then on, since a table has hundreds of them.

const parsed = new Map<string, DocumentFragment>();

/** Fill an SVG element with this markup, which is ours. */
export const drawn = (markup: string) => (node: Element) =>
  node.replaceChildren(fragment(markup).cloneNode(true));

function fragment(markup: string): DocumentFragment {
  const known = parsed.get(markup);
  if (known) return known;
  const template = document.createElement("template");
  template.innerHTML = `<svg>${markup}</svg>`;
  const made = document.createDocumentFragment();
  made.append(...template.content.firstElementChild!.childNodes);
  parsed.set(markup, document.adoptNode(made));
  return made;
}
