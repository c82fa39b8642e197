import type { Direction } from '../../provider/ui-context.ts';
import { nameOf, placeOf } from './element-name.ts';
import { type GateException, isExcepted } from './exceptions.ts';
import { blockAround, linesOf, textNodes } from './visible-boxes.ts';

/** Sides are rounded to device pixels, each on its own. */
const tolerance = 1;

/** Distances in px from the containing box: physical, as measured. */
interface Place {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly width: number;
}

interface Measure {
  readonly element: Element;
  /** The direction of the containing box: an island of the other direction is not mirrored. */
  readonly runs: Direction;
  readonly box: Place;
  /** Undefined where the element has no text of its own. */
  readonly words: Place | undefined;
  /** The direction of the element's text. */
  readonly wordsRun: Direction;
}

/**
 * The boxes of a page, each relative to its containing box, so that one mistake is reported once.
 */
export type Measures = readonly Measure[];

/**
 * Makes every letter follow the direction of its box. Otherwise English words would keep their
 * order in a right-to-left line, and so would everything between them. With it, one direction is
 * the exact mirror image of the other. Kerning and ligatures are off, because fonts have them in
 * one direction only.
 */
const lettersFollow = new CSSStyleSheet();
lettersFollow.replaceSync(`* {
  unicode-bidi: isolate-override !important;
  font-kerning: none !important;
  font-variant-ligatures: none !important;
  font-feature-settings: 'kern' 0, 'liga' 0, 'calt' 0 !important;
}`);

/** Joined letters have another width when their order is reversed. */
const joined = /\p{Script=Arabic}|\p{Mn}/gu;

/** Replaces each joining letter by an isolated one; returns a function that restores them. */
function separateLetters(root: Element): () => void {
  const written = textNodes(root).flatMap((node) =>
    node.data.search(joined) >= 0 ? [{ node, data: node.data }] : [],
  );
  for (const { node, data } of written) node.data = data.replaceAll(joined, 'o');
  return () => {
    for (const { node, data } of written) node.data = data;
  };
}

/** Measures every visible box and every visible block of text. */
export function measureBoxes(
  exceptions: readonly GateException[],
  root: Element = document.body,
): Measures {
  const sheets = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...sheets, lettersFollow];
  const joinLetters = separateLetters(root);
  try {
    return measure(exceptions, root);
  } finally {
    joinLetters();
    document.adoptedStyleSheets = sheets;
  }
}

function measure(exceptions: readonly GateException[], root: Element): Measures {
  const words = new Map<Element, Text[]>();
  for (const node of textNodes(root)) {
    const block = blockAround(node);
    words.set(block, [...(words.get(block) ?? []), node]);
  }
  const measures: Measure[] = [];
  const visit = (element: Element, around: Element): void => {
    if (isExcepted(element, exceptions) || !element.checkVisibility()) return;
    const { width, height } = element.getBoundingClientRect();
    const hasBox = element.getClientRects().length > 0;
    // Text for screen readers only
    if (hasBox && width <= 1 && height <= 1) return;
    if (hasBox) {
      const lines = linesOf(words.get(element) ?? []);
      measures.push({
        element,
        runs: directionOf(around),
        box: placeIn(around, [element.getBoundingClientRect()]),
        words: lines.length === 0 ? undefined : placeIn(element, lines),
        wordsRun: directionOf(element),
      });
    }
    if (element instanceof SVGElement) return;
    for (const child of element.children) visit(child, hasBox ? element : around);
  };
  for (const child of root.children) visit(child, root);
  return measures;
}

function directionOf(element: Element): Direction {
  return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
}

function placeIn(around: Element, rects: readonly DOMRect[]): Place {
  const box = around.getBoundingClientRect();
  const left = Math.min(...rects.map((rect) => rect.left));
  const right = Math.max(...rects.map((rect) => rect.right));
  const top = Math.min(...rects.map((rect) => rect.top));
  return {
    left: left - box.left,
    right: box.right - right,
    top: top - box.top,
    width: right - left,
  };
}

function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) <= tolerance;
}

/**
 * Returns whether `there` is the mirror image of `here`; inside an island, whether both are equal.
 */
function isReflected(here: Place, there: Place, turns: boolean): boolean {
  const [left, right] = turns ? [there.right, there.left] : [there.left, there.right];
  return (
    isClose(here.left, left) &&
    isClose(here.right, right) &&
    isClose(here.top, there.top) &&
    isClose(here.width, there.width)
  );
}

/**
 * Returns problems with boxes that are not mirrored between the directions. Both measurements are
 * of the same page with the same text.
 */
export function mirrorProblems(leftToRight: Measures, rightToLeft: Measures): readonly string[] {
  if (leftToRight.length !== rightToLeft.length) {
    return [
      `shows ${leftToRight.length} boxes from the left and ${rightToLeft.length} from the right`,
    ];
  }
  return leftToRight.flatMap((here, place) => {
    const there = rightToLeft[place];
    if (there === undefined) return [];
    if (here.element.tagName !== there.element.tagName) {
      return [
        `shows ${nameOf(here.element)} from the left, ${nameOf(there.element)} from the right`,
      ];
    }
    const problems: string[] = [];
    if (!isReflected(here.box, there.box, here.runs !== there.runs)) {
      problems.push(`${placeOf(there.element)} ${difference(here.box, there.box)}`);
    }
    if (here.words !== undefined && there.words !== undefined) {
      if (!isReflected(here.words, there.words, here.wordsRun !== there.wordsRun)) {
        problems.push(
          `the words of ${placeOf(there.element)} ${difference(here.words, there.words)}`,
        );
      }
    }
    return problems;
  });
}

function difference(here: Place, there: Place): string {
  const of = ({ left, right, top, width }: Place): string =>
    [
      `left ${left.toFixed(1)}`,
      `right ${right.toFixed(1)}`,
      `top ${top.toFixed(1)}`,
      `width ${width.toFixed(1)}`,
    ].join(', ');
  return `is no reflection: from the left (${of(here)}), from the right (${of(there)})`;
}
