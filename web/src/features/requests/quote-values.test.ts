import type { QuoteTerms } from '@osta/contracts/request/terms';
import { describe, expect, it } from 'vitest';

import { initialTerms, termsOf, validDays } from './quote-values.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const terms = (price: object): QuoteTerms =>
  ({
    price,
    proposedStart: '2026-11-23T07:30:00.000Z',
    validUntil: '2026-11-24T16:00:00.000Z',
    note: 'with parts',
  }) as unknown as QuoteTerms;

describe('the values of an offer', () => {
  it.each([
    { kind: 'fixed', amount: 120_000 },
    { kind: 'range', min: 90_000, max: 140_500 },
    { kind: 'visit-first', fee: 0 },
  ])('are restored from terms: $kind', (price) => {
    expect(termsOf(initialTerms(terms(price), now))).toEqual(terms(price));
  });

  it('are valid for three days by default, until the evening', () => {
    expect(initialTerms(undefined, now).until).toEqual({ day: '2026-11-24', time: '18:00' });
  });

  it.each([
    ['2026-11-24', '18:00', 3],
    ['2026-12-01', '18:00', 10],
    ['2026-11-24', '12:00', null],
    ['2026-11-21', '18:00', null],
    [null, '18:00', null],
  ])('are said in days: %s %s', (day, time, days) => {
    expect(validDays({ day, time }, '2026-11-21')).toBe(days);
  });

  it('are not sent while something is missing', () => {
    const values = initialTerms(terms({ kind: 'fixed', amount: 1000 }), now);
    expect(termsOf({ ...values, amount: null })).toBeNull();
    expect(termsOf({ ...values, kind: 'range' })).toBeNull();
    expect(termsOf({ ...values, start: { day: '2026-11-23', time: null } })).toBeNull();
  });
});
