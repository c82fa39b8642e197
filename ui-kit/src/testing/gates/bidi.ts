import { nameOf } from './element-name.ts';
import { type GateException, isExcepted } from './exceptions.ts';
import { blockAround, isSeen, textNodes } from './visible-boxes.ts';

/** Invisible direction marks, and spaces that hold a number together. */
const glue = '[\\u200E\\u200F\\u061C\\u2066-\\u2069\\u00A0\\u202F]*';

/**
 * What is read from left to right in every language: the digits of a time, dates, phone numbers,
 * codes, and numbers with separators and signs. The longest pattern comes first.
 */
const leftToRight = new RegExp(
  [
    String.raw`\d{1,2}:\d{2}`,
    String.raw`\+\d[\d\s()-]{5,}\d`,
    String.raw`\b\d{3}[\s-]\d{3}[\s-]\d{3,4}\b`,
    String.raw`\b[A-Z]{1,6}-?\d[\dA-Z-]*\b`,
    String.raw`(?<![\p{L}\d])[+\-−#]?${glue}\d+(?:[.,/:\-]\d+)*${glue}(?:[%+](?!\d))?`,
  ].join('|'),
  'gu',
);

const halfOfDay = '(?:AM|PM|am|pm|ص|م|صباحًا|مساءً)';
const clock = String.raw`\d{1,2}:\d{2}(?:\s*${glue}${halfOfDay}(?!\p{L}))?`;

/** A time with AM or PM, and a range of times: read in the direction of the text. */
const asTheWordsRun = [
  String.raw`(?<first>\d{1,2}:\d{2})\s*${glue}(?<second>${halfOfDay})(?!\p{L})`,
  String.raw`(?<first>${clock})${glue}\s*(?:–|-|إلى|to)\s*${glue}(?<second>${clock})`,
].map((pattern) => new RegExp(pattern, 'dgu'));

interface Letter {
  readonly node: Text;
  readonly offset: number;
}

/**
 * Returns problems of numbers, prices, phone numbers, times and codes whose visual order differs
 * from the written order, and of times and ranges against the text's direction. Measures where each
 * character is drawn, so it finds any cause: marks, isolates or styles.
 */
export function bidiProblems(
  exceptions: readonly GateException[],
  root: Element = document.body,
): readonly string[] {
  const blocks = new Map<Element, Text[]>();
  for (const node of textNodes(root)) {
    const block = blockAround(node);
    if (isExcepted(node.parentElement ?? block, exceptions)) continue;
    blocks.set(block, [...(blocks.get(block) ?? []), node]);
  }
  const inText = [...blocks].flatMap(([block, nodes]) => turnedIn(nodes, nameOf(block)));
  return [...new Set([...inText, ...turnedInFields(root, exceptions)])];
}

function turnedIn(nodes: readonly Text[], where: string): string[] {
  const text = nodes.map((node) => node.data).join('');
  if (!/\d/u.test(text)) return [];
  const letters = nodes.flatMap((node) =>
    Array.from({ length: node.data.length }, (_each, offset): Letter => ({ node, offset })),
  );
  const turned = [...text.matchAll(leftToRight)].flatMap(({ 0: token, index }) => {
    const seen = seenOrder(letters.slice(index, index + token.length));
    return seen === undefined ? [] : [`“${token}” is seen as “${seen}” in ${where}`];
  });
  return [...turned, ...againstTheWords(text, letters, where)];
}

/** In Arabic the start of a range is right of its end, and a time is right of ص and م. */
function againstTheWords(text: string, letters: readonly Letter[], where: string): string[] {
  const found = asTheWordsRun.flatMap((pattern) => Array.from(text.matchAll(pattern)));
  return found.flatMap(({ 0: token, indices }) => {
    const [from, to] = [indices?.groups?.['first'], indices?.groups?.['second']];
    if (from === undefined || to === undefined) return [];
    const [first, second] = [middle(letters.slice(...from)), middle(letters.slice(...to))];
    // Broken over two lines, the parts have no left and right
    if (!first || !second || Math.abs(first.y - second.y) > first.height / 2) return [];
    const isInOrder = isArabic(token, letters[from[0]]) ? second.x < first.x : second.x > first.x;
    return isInOrder ? [] : [`“${token}” is read from its end in ${where}`];
  });
}

function isArabic(token: string, letter: Letter | undefined): boolean {
  if (/\p{Script=Arabic}/u.test(token)) return true;
  const language = letter?.node.parentElement?.closest('[lang]')?.getAttribute('lang');
  return language?.startsWith('ar') === true;
}

/** Returns the centre of the drawn letters; undefined when none of them is drawn. */
function middle(letters: readonly Letter[]): { x: number; y: number; height: number } | undefined {
  const rects = letters.map(rectOf).filter(({ width }) => width > 0);
  const [first] = rects;
  if (first === undefined) return undefined;
  const left = Math.min(...rects.map((rect) => rect.left));
  const right = Math.max(...rects.map((rect) => rect.right));
  return { x: (left + right) / 2, y: first.top, height: first.height };
}

function rectOf({ node, offset }: Letter): DOMRect {
  const range = document.createRange();
  range.setStart(node, offset);
  range.setEnd(node, offset + 1);
  return range.getBoundingClientRect();
}

/**
 * Returns the characters in visual order from the left; undefined when that is the written order.
 */
function seenOrder(letters: readonly Letter[]): string | undefined {
  const drawn = letters.flatMap(({ node, offset }) => {
    const rect = rectOf({ node, offset });
    const character = node.data.charAt(offset);
    return rect.width > 0 && character.trim() !== '' ? [{ character, rect }] : [];
  });
  const inOrder = drawn.every(({ rect }, place) => {
    const previous = drawn[place - 1]?.rect;
    const startsLine =
      previous !== undefined && Math.abs(rect.top - previous.top) > rect.height / 2;
    return previous === undefined || startsLine || rect.left >= previous.left - 0.5;
  });
  if (inOrder) return undefined;
  return drawn
    .toSorted((one, other) => one.rect.left - other.rect.left)
    .map(({ character }) => character)
    .join('');
}

/**
 * Text in a form field has no DOM ranges: copy it into an element beside the field, with the same
 * direction.
 */
function turnedInFields(root: Element, exceptions: readonly GateException[]): string[] {
  const fields = [...root.querySelectorAll('input, textarea')].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
  );
  return fields.flatMap((field) => {
    const value = field.type === 'password' ? '' : field.value || field.placeholder;
    if (!/\d/u.test(value) || !isSeen(field) || isExcepted(field, exceptions)) return [];
    const style = getComputedStyle(field);
    const copy = document.createElement('div');
    copy.style.cssText = 'position:fixed;inset-block-start:0;inset-inline-start:0;white-space:pre';
    copy.style.direction = style.direction;
    copy.style.unicodeBidi = style.unicodeBidi;
    copy.style.font = style.font;
    copy.textContent = value;
    document.body.append(copy);
    const problems = turnedIn(textNodes(copy), nameOf(field));
    copy.remove();
    return problems;
  });
}
