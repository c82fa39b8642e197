import { Instant, later } from '@osta/contracts/instant';
import { array, assert, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';

import { bestFirst, reckonedAt } from './best-first.ts';

const now = Instant.parse('2026-03-01T09:00:00.000Z');

it('has everybody once over pages, the best first, and equal ones by their id', () => {
  const scores = array(record({ score: integer({ min: 0, max: 3 }) }), { maxLength: 12 });
  assert(
    property(scores, integer({ min: 1, max: 4 }), (given, size) => {
      const rows = given.map(({ score }, n) => ({ id: `p${String(n).padStart(2, '0')}`, score }));
      const all = bestFirst(rows, null);
      expect(all.map(({ score }) => score)).toEqual(
        rows.map(({ score }) => score).toSorted((one, other) => other - one),
      );
      const seen: { readonly id: string; readonly score: number }[] = [];
      for (let page = bestFirst(rows, null); page.length > 0;) {
        seen.push(...page.slice(0, size));
        page = bestFirst(rows, seen.at(-1) ?? null);
      }
      expect(seen).toEqual(all);
      expect(bestFirst(rows.toReversed(), null)).toEqual(all);
    }),
  );
});

it('is reckoned at the moment of the first page, for ten minutes', () => {
  expect(reckonedAt(null, now)).toBe(now);
  for (const [minutes, isKept] of [
    [0, true],
    [10, true],
    [11, false],
    [-1, false],
  ] as const) {
    const at = later(now, -minutes * 60_000);
    expect(reckonedAt({ score: 1, at }, now)).toBe(isKept ? at : now);
  }
});
