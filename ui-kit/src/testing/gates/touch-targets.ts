import { placeOf } from './element-name.ts';
import { type GateException, isExcepted } from './exceptions.ts';
import { isSeen } from './visible-boxes.ts';

/** The smallest target a thumb hits without care, in pixels (WCAG 2.5.5). */
const smallest = 44;
/** Half a pixel is rounding. */
const tolerance = 0.5;

const pressable = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  '[role="button"]',
  '[role="menuitem"]',
  '[role="menuitemcheckbox"]',
  '[role="menuitemradio"]',
  '[role="option"]',
  '[role="slider"]',
  '[role="tab"]',
].join(', ');

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the box of an element, or of its `::after` where that reaches further. */
function hitArea(element: Element): Size {
  const { width, height } = element.getBoundingClientRect();
  const edge = getComputedStyle(element, '::after');
  if (edge.content === 'none' || edge.position !== 'absolute') return { width, height };
  return {
    width: Math.max(width, Number.parseFloat(edge.width)),
    height: Math.max(height, Number.parseFloat(edge.height)),
  };
}

/** Returns whether an element is there for screen readers only: inside of a box of one pixel. */
function isHidden(element: Element): boolean {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { width, height } = around.getBoundingClientRect();
    if (width <= 1 && height <= 1 && getComputedStyle(around).overflow === 'hidden') return true;
  }
  return false;
}

/** Returns whether a link or a button is a word of a sentence: its line gives it its height. */
function isInSentence(element: Element): boolean {
  if (getComputedStyle(element).display !== 'inline') return false;
  const around = element.parentElement;
  return around !== null && around.textContent.trim() !== element.textContent.trim();
}

/** Returns every box that presses the element: its own, and those of its labels. */
function targetsOf(element: Element): readonly Size[] {
  const labels =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? [...(element.labels ?? [])]
      : [];
  // A text field is pressed anywhere in the frame that is drawn around it
  const frame = element.closest('.ui-text-field, .ui-tag-input');
  return [
    element,
    ...labels,
    ...(frame === null || element.tagName === 'BUTTON' ? [] : [frame]),
  ].map(hitArea);
}

/**
 * Returns what is too small for a thumb: less than 44 px in either direction. Words of a sentence,
 * what is disabled, and what a larger part of the card presses too are left out.
 */
export function touchTargetProblems(exceptions: readonly GateException[]): readonly string[] {
  const problems: string[] = [];
  for (const element of document.body.querySelectorAll(pressable)) {
    if (!isSeen(element) || isInSentence(element) || isExcepted(element, exceptions)) continue;
    if (isHidden(element)) continue;
    if (element.matches(':disabled, [aria-disabled="true"], [aria-hidden="true"] *')) continue;
    const sizes = targetsOf(element);
    const isLarge = sizes.some(
      ({ width, height }) => Math.min(width, height) >= smallest - tolerance,
    );
    if (isLarge) continue;
    const [{ width, height } = { width: 0, height: 0 }] = sizes;
    problems.push(
      `too small for a thumb, ${Math.round(width)} by ${Math.round(height)} px: ${placeOf(element)}`,
    );
  }
  return [...new Set(problems)];
}
