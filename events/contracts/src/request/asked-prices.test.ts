import { describe, expect, it } from 'vitest';

import { CounterRequest, QuoteRequest } from './api.ts';

const times = { proposedStart: '2026-04-01T08:00:00.000Z', validUntil: '2026-03-20T08:00:00.000Z' };

function isQuoted(price: object): boolean {
  return QuoteRequest.safeParse({ terms: { price, ...times, note: '' } }).success;
}

function isCountered(price: number | null): boolean {
  return CounterRequest.safeParse({ quoteVersion: 1, proposedStart: null, price }).success;
}

// Events of before may have a price of 0: fixtures/request
describe('a price that is asked', () => {
  it('is above 0', () => {
    expect([0, 1].map((amount) => isQuoted({ kind: 'fixed', amount }))).toEqual([false, true]);
    expect([0, 1, null].map(isCountered)).toEqual([false, true, true]);
  });

  it('may begin at 0, or follow after a visit for nothing', () => {
    expect(isQuoted({ kind: 'range', min: 0, max: 90_000 })).toBe(true);
    expect(isQuoted({ kind: 'visit-first', fee: 0 })).toBe(true);
  });
});
