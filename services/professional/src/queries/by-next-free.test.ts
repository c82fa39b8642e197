import { Instant } from '@osta/contracts/instant';
import { describe, expect, it } from 'vitest';

import { byNextFree } from './by-next-free.ts';

const nine = Instant.parse('2026-03-01T09:00:00.000Z');
const ten = Instant.parse('2026-03-01T10:00:00.000Z');
const rows = [
  { name: 'near, at ten', nextFreeAt: ten },
  { name: 'never', nextFreeAt: null },
  { name: 'further, at nine', nextFreeAt: nine },
  { name: 'far, at ten', nextFreeAt: ten },
];

describe('the order by next free time', () => {
  it('has the earliest first, the nearer of two, and nobody without a free time', () => {
    expect(byNextFree(rows, null).map(({ name }) => name)).toEqual([
      'further, at nine',
      'near, at ten',
      'far, at ten',
    ]);
  });

  it('goes on after any of them', () => {
    const all = byNextFree(rows, null);
    for (const [n, { free }] of all.entries()) {
      expect(byNextFree(rows, free)).toEqual(all.slice(n + 1));
    }
  });

  it('goes on after one that has been booked in the meantime', () => {
    const [first] = byNextFree(rows, null);
    const later = rows.map(({ name, nextFreeAt }) => ({
      name,
      nextFreeAt: nextFreeAt === nine ? null : nextFreeAt,
    }));
    expect(byNextFree(later, first?.free ?? null).map(({ name }) => name)).toEqual([
      'near, at ten',
      'far, at ten',
    ]);
  });
});
