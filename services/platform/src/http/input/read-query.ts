import type { FieldProblem } from '@osta/contracts/problem';

export type Query =
  | { readonly ok: true; readonly value: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly fields: readonly FieldProblem[] };

const none: Query = { ok: true, value: {} };

/** Reads `?a=1&b=2` of a request target. A repeated key is a mistake, not a list. */
export function readQuery(target: string): Query {
  const start = target.indexOf('?');
  if (start === -1 || start === target.length - 1) return none;

  const value: Record<string, string> = {};
  for (const [key, text] of new URLSearchParams(target.slice(start + 1))) {
    if (key === '__proto__' || Object.hasOwn(value, key)) {
      return { ok: false, fields: [{ field: `query.${key}`, rule: 'not-allowed' }] };
    }
    value[key] = text;
  }
  return { ok: true, value };
}
