import { isCode } from './masked-words.ts';

/** Returns a value as it is shown beside another one. One word may be a name where the other side holds words. */
function shown(value: unknown, other: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return isCode(value) && !areWords(other) ? value : '(text)';
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : JSON.stringify(value);
}

function areWords(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && !isCode(value);
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> | null {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;
}

/**
 * Lists the fields in which a stored state differs from the fold of its events, with both values. Texts that
 * may be personal are not shown.
 *
 * @returns `quotes.1.price: row 90000, fold 80000`
 */
export function differingFields(row: unknown, fold: unknown, path = ''): readonly string[] {
  if (Object.is(row, fold)) return [];
  const [left, right] = [fieldsOf(row), fieldsOf(fold)];
  if (!left || !right)
    return [`${path || 'state'}: row ${shown(row, fold)}, fold ${shown(fold, row)}`];
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((name) =>
    differingFields(left.get(name), right.get(name), path === '' ? name : `${path}.${name}`),
  );
}
