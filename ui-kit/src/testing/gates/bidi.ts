import { nameOf } from './element-name.ts';
import { type GateException, isExcepted } from './exceptions.ts';
import { blockAround, isSeen, textNodes } from './visible-boxes.ts';

/** Invisible marks that steer the order, and spaces that hold a number together. */
const glue = '[\\u200E\\u200F\\u061C\\u2066-\\u2069\\u00A0\\u202F]*';

/**
 * What is read from left to right in every language: times and ranges of times, dates, phone
 * numbers, codes, and numbers with their separators and signs. The longest comes first.
 */
const leftToRight = new RegExp(
  [
    String.raw`\d{1,2}:\d{2}(?:\s*[–-]\s*\d{1,2}:\d{2})?`,
    String.raw`\+\d[\d\s()-]{5,}\d`,
    String.raw`\b\d{3}[\s-]\d{3}[\s-]\d{3,4}\b`,
    String.raw`\b[A-Z]{1,6}-?\d[\dA-Z-]*\b`,
    String.raw`(?<![\p{L}\d])[+\-−#]?${glue}\d+(?:[.,/:\-]\d+)*${glue}(?:[%+](?!\d))?`,
  ].join('|'),
  'gu',
);

interface Letter {
  readonly node: Text;
  readonly offset: number;
}

/**
 * Complaints about numbers, prices, phones, times and codes that are not seen in the order in
 * which they are written. Reads where each character was drawn, so it needs no rule about marks,
 * isolates or styles: whatever turned them round is caught.
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
  return [...text.matchAll(leftToRight)].flatMap(({ 0: token, index }) => {
    const seen = seenOrder(letters.slice(index, index + token.length));
    return seen === undefined ? [] : [`“${token}” is seen as “${seen}” in ${where}`];
  });
}

/** The characters as a person sees them from left to right; undefined when that is as written. */
function seenOrder(letters: readonly Letter[]): string | undefined {
  const drawn = letters.flatMap(({ node, offset }) => {
    const range = document.createRange();
    range.setStart(node, offset);
    range.setEnd(node, offset + 1);
    const rect = range.getBoundingClientRect();
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

/** What stands in a field has no ranges: it is written once more, beside it, in its direction. */
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
