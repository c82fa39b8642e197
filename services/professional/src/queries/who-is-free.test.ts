import { Instant } from '@osta/contracts/instant';
import { describe, expect, it } from 'vitest';

import { whoIsFree } from './who-is-free.ts';

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
    expect(whoIsFree(rows, null, 'by-time').map(({ name }) => name)).toEqual([
      'further, at nine',
      'near, at ten',
      'far, at ten',
    ]);
  });

  it('goes on after any of them', () => {
    const all = whoIsFree(rows, null, 'by-time');
    for (const [n, { free }] of all.entries()) {
      expect(whoIsFree(rows, free, 'by-time')).toEqual(all.slice(n + 1));
    }
  });

  it('goes on after one that has been booked in the meantime', () => {
    const [first] = whoIsFree(rows, null, 'by-time');
    const later = rows.map(({ name, nextFreeAt }) => ({
      name,
      nextFreeAt: nextFreeAt === nine ? null : nextFreeAt,
    }));
    expect(whoIsFree(later, first?.free ?? null, 'by-time').map(({ name }) => name)).toEqual([
      'near, at ten',
      'far, at ten',
    ]);
  });
});

describe('those who are free, in the order of the list', () => {
  const names = ['near, at ten', 'further, at nine', 'far, at ten'];

  it('are without who has no free time', () => {
    expect(whoIsFree(rows, null, 'as-read').map(({ name }) => name)).toEqual(names);
  });

  it('go on after any of them', () => {
    const all = whoIsFree(rows, null, 'as-read');
    for (const [n, { free }] of all.entries()) {
      expect(whoIsFree(rows, free, 'as-read')).toEqual(all.slice(n + 1));
    }
  });
});
