import { kindOf, placeOf } from './element-name.ts';
import { type GateException, isExcepted } from './exceptions.ts';
import { isSeen } from './visible-boxes.ts';

const focusable = [
  'a[href]',
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  '[tabindex]',
  '[contenteditable=true]',
].join(',');

const overlays = '[role=dialog],[role=alertdialog],[role=menu],[role=listbox]';

/** Style properties that can make a focus visible. */
const looks = [
  'outlineStyle',
  'outlineWidth',
  'outlineColor',
  'boxShadow',
  'borderTopColor',
  'borderTopWidth',
  'backgroundColor',
  'textDecorationLine',
  'opacity',
  'clipPath',
  'transform',
  'translate',
] as const;

/** Presses a real Tab key that many times; the browser moves the focus. */
export type PressTab = (times: number) => Promise<void>;

/**
 * Returns the problems of keyboard users: Tab must reach everything that can be pressed or filled
 * in, must not get lost, and every focused element must look different from before.
 */
export async function keyboardProblems(
  exceptions: readonly GateException[],
  pressTab: PressTab,
): Promise<readonly string[]> {
  const wanted = stops().filter((element) => !isExcepted(element, exceptions));
  if (wanted.length === 0) return [];
  const unfocused = new Map(wanted.map((element) => [element, lookOf(element)]));
  // An overlay that opens with the focus inside: measure the unfocused look once the focus has
  // moved on
  if (document.activeElement instanceof HTMLElement) unfocused.delete(document.activeElement);
  const reached = new Set<Element>(document.activeElement === null ? [] : [document.activeElement]);
  const overlay = document.activeElement?.closest(overlays) ?? null;
  const problems = new Set<string>();
  const enter = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    reached.add(target);
    if (unfocused.get(target) === lookOf(target)) {
      problems.add(`the focus cannot be seen on ${placeOf(target)}`);
    }
  };
  const leave = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || unfocused.has(target)) return;
    queueMicrotask(() => {
      if (target !== document.activeElement) unfocused.set(target, lookOf(target));
    });
  };
  const missed = (): readonly HTMLElement[] => {
    // An overlay may trap the focus until Escape: what is behind it need not be reached meanwhile
    const isKept = overlay !== null && [...reached].every((element) => overlay.contains(element));
    return wanted.filter(
      (element) =>
        element.isConnected &&
        !isReached(element, reached) &&
        !(isKept && !overlay.contains(element)),
    );
  };
  document.addEventListener('focusin', enter);
  document.addEventListener('focusout', leave);
  try {
    await pressTab(wanted.length + 1);
    // From inside an overlay, Tab reaches the elements before it only after the end of the page
    if (missed().length > 0) await pressTab(wanted.length + 2);
  } finally {
    document.removeEventListener('focusin', enter);
    document.removeEventListener('focusout', leave);
  }
  const unreached = missed().map((element) => `Tab does not reach ${placeOf(element)}`);
  return [...problems, ...unreached];
}

/** Returns the kinds of Tab stops on the page: those of one kind look and behave the same. */
export function stopKinds(): ReadonlySet<string> {
  return new Set(stops().map(kindOf));
}

/** Returns everything that Tab should reach, without hidden and disabled elements. */
function stops(): readonly HTMLElement[] {
  return [...document.body.querySelectorAll(focusable)].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.closest('[inert],[aria-hidden=true],[data-radix-focus-guard]') === null &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Tab reaches one radio button of a group; arrows reach the others. */
function isReached(element: HTMLElement, reached: ReadonlySet<Element>): boolean {
  if (reached.has(element)) return true;
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
  return [...reached].some(
    (other) =>
      other instanceof HTMLInputElement && other.type === 'radio' && other.name === element.name,
  );
}

/**
 * Returns the look of an element and of what represents it: the label around a hidden input, the
 * frame around a field, the ring of a pseudo-element.
 */
function lookOf(element: Element): string {
  const around: Element[] = [element];
  for (let parent = element.parentElement; parent !== null && around.length < 5;) {
    if (parent.matches('[data-is-root-theme]')) break;
    around.push(parent);
    parent = parent.parentElement;
  }
  const beside = [...(element.parentElement?.children ?? [])].slice(0, 6);
  const inside = [...element.children].slice(0, 4);
  const seen = new Set([...around, ...beside, ...inside]);
  const parts = [...seen].flatMap((each) =>
    [undefined, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(each, pseudo);
      return looks.map((look) => style[look]).join(' ');
    }),
  );
  // A skip link is visible only with the focus
  return `${isSeen(element)} ${JSON.stringify(element.getBoundingClientRect())} ${parts.join('|')}`;
}
