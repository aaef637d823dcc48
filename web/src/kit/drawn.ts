// Markup of drawings as nodes: each is parsed once and copied from then on, since a table has hundreds of them.

type Fill = (node: Element) => void;
const fills = new Map<string, Fill>();

/** Fill an SVG element with this markup, which is ours. The same markup is the same attachment: it is not filled anew. */
export function drawn(markup: string): Fill {
  const known = fills.get(markup);
  if (known) return known;
  const nodes = parsed(markup);
  const fill: Fill = (node) => node.replaceChildren(nodes.cloneNode(true));
  fills.set(markup, fill);
  return fill;
}

function parsed(markup: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = `<svg>${markup}</svg>`;
  const made = document.createDocumentFragment();
  made.append(...template.content.firstElementChild!.childNodes);
  return document.adoptNode(made);
}
