/** An exception of a story from a gate, with its reason. */
export interface GateException {
  readonly selector: string;
  readonly reason: string;
}

export type Gate = 'mirror' | 'bidi' | 'words' | 'keyboard' | 'touch';

/**
 * Returns the exceptions of a story or of a whole file: `parameters: { exceptions: { mirror: [{
 * selector: '.ui-map', reason: 'A map has its north up.' }] } }`.
 *
 * @throws when a reason is missing: what nobody can justify is a bug
 */
export function exceptionsFor(
  gate: Gate,
  parameters: Readonly<Record<string, unknown>>,
): readonly GateException[] {
  const lists = parameters['exceptions'];
  if (typeof lists !== 'object' || lists === null) return [];
  const list: unknown = Object.entries(lists).find(([name]) => name === gate)?.[1];
  if (list === undefined) return [];
  if (!Array.isArray(list) || !list.every(isException)) {
    throw new Error(`exceptions.${gate} is a list of { selector, reason }`);
  }
  return list;
}

function isException(value: unknown): value is GateException {
  return (
    typeof value === 'object' &&
    value !== null &&
    'selector' in value &&
    typeof value.selector === 'string' &&
    'reason' in value &&
    typeof value.reason === 'string' &&
    value.reason.length > 10
  );
}

/** Returns whether the element or an ancestor is excepted. */
export function isExcepted(element: Element, exceptions: readonly GateException[]): boolean {
  return exceptions.some(({ selector }) => element.closest(selector) !== null);
}
