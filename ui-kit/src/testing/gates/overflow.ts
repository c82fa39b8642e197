import { kindOf, nameOf, placeOf } from './element-name.ts';
import { type GateException, isExcepted } from './exceptions.ts';
import { isSeen, linesOf, textNodes } from './visible-boxes.ts';

/** Half a pixel is rounding; a whole one is a bug. */
const tolerance = 1;

/**
 * Returns whether text is cut on purpose: an ellipsis, a line clamp, text for screen readers, or a
 * declared exception.
 */
function isCutOnPurpose(element: Element): boolean {
  const style = getComputedStyle(element);
  return (
    style.textOverflow === 'ellipsis' ||
    style.webkitLineClamp !== 'none' ||
    style.clipPath !== 'none' ||
    (style.position === 'absolute' && element.getBoundingClientRect().width <= 1)
  );
}

function scrollsSideways(element: Element): boolean {
  const { overflowX } = getComputedStyle(element);
  return overflowX === 'auto' || overflowX === 'scroll';
}

/**
 * Returns problems of overflow: what is wider than the window (nobody should scroll sideways), and
 * words cut off by a clipping box without a sign.
 */
export function overflowProblems(exceptions: readonly GateException[]): readonly string[] {
  const width = document.documentElement.clientWidth;
  const page = document.scrollingElement ?? document.documentElement;
  const problems: string[] = [];
  if (page.scrollWidth > width + tolerance) {
    const [widest] = [...document.body.querySelectorAll('*')]
      .filter(isSeen)
      .map((element) => ({ element, rect: element.getBoundingClientRect() }))
      .filter(({ rect }) => rect.right > width + tolerance || rect.left < -tolerance)
      .filter(({ element }) => !isInsideScroller(element))
      .toSorted((one, other) => other.rect.width - one.rect.width);
    const culprit = widest === undefined ? '' : `: ${placeOf(widest.element)}`;
    problems.push(`scrolls sideways, ${page.scrollWidth} px in ${width} px${culprit}`);
  }
  for (const node of textNodes(document.body)) {
    if (node.parentElement !== null && isExcepted(node.parentElement, exceptions)) continue;
    const cut = cutWords(node, width);
    if (cut !== undefined) problems.push(cut);
  }
  return [...new Set(problems)];
}

/** Returns the kinds of the elements with text of their own. */
export function wordKinds(): ReadonlySet<string> {
  const parents = textNodes(document.body).flatMap(({ parentElement }) => parentElement ?? []);
  return new Set(parents.map(kindOf));
}

function isInsideScroller(element: Element): boolean {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around !== document.body && scrollsSideways(around)) return true;
  }
  return false;
}

/** Returns a word of the node that ends outside of the window or of a clipping box. */
function cutWords(node: Text, width: number): string | undefined {
  const lines = linesOf([node]);
  if (lines.length === 0 || node.parentElement === null) return undefined;
  const left = Math.min(...lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.right));
  const words = `“${node.data.trim().slice(0, 24)}”`;
  for (let around: Element | null = node.parentElement; around !== null;) {
    const style = getComputedStyle(around);
    if (isCutOnPurpose(around) || scrollsSideways(around)) return undefined;
    if (style.position === 'fixed' && !isSeen(around)) return undefined;
    if (style.overflowX === 'hidden' || style.overflowX === 'clip') {
      const box = around.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) return undefined;
      if (left < box.left - tolerance || right > box.right + tolerance) {
        return `words are cut off: ${words} in ${nameOf(around)}`;
      }
    }
    around = around.parentElement;
  }
  if (left < -tolerance || right > width + tolerance) {
    return `words end outside of the window: ${words} in ${nameOf(node.parentElement)}`;
  }
  return undefined;
}
