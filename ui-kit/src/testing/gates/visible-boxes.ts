/** Returns whether an element has a visible box. Elements for screen readers only have none. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

/** Returns every text node below with words in it, in document order. */
export function textNodes(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text && node.data.trim() !== '' && isWritten(node)) found.push(node);
  }
  return found;
}

const silent = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'TITLE', 'DESC']);

function isWritten(node: Text): boolean {
  const parent = node.parentElement;
  return parent !== null && !silent.has(parent.tagName) && parent.checkVisibility();
}

/** Returns the line boxes of these nodes, without invisible lines. */
export function linesOf(nodes: readonly Text[]): DOMRect[] {
  return nodes.flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 1);
  });
}

/** Returns the nearest ancestor that is not `display: inline`. */
export function blockAround(node: Node): Element {
  let element = node.parentElement ?? document.body;
  while (element.parentElement !== null && isInline(element)) element = element.parentElement;
  return element;
}

function isInline(element: Element): boolean {
  const { display } = getComputedStyle(element);
  return display === 'inline' || display === 'contents';
}
