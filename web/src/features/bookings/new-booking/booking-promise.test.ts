import { BookingPrice } from '@osta/contracts/booking/terms';
import { describe, expect, it } from 'vitest';

import { bookingPromise } from './booking-promise.ts';

const fixed = BookingPrice.parse({ kind: 'fixed', amount: 85_000 });
const others = [
  { kind: 'from', amount: 85_000 },
  { kind: 'hourly', amount: 85_000 },
  { kind: 'range', min: 40_000, max: 85_000 },
  { kind: 'visit-first', fee: 0 },
].map((price) => BookingPrice.parse(price));

describe('what the last press of a booking does', () => {
  it('names a price that is fixed, where it books at once', () => {
    expect(bookingPromise(fixed, 'instant')).toEqual({ kind: 'book-for', dirham: 85_000 });
  });

  it.each(others)('names no price that may change: $kind', (price) => {
    expect(bookingPromise(price, 'instant')).toEqual({ kind: 'book' });
  });

  it.each([fixed, ...others])('only asks where the professional confirms it: $kind', (price) => {
    expect(bookingPromise(price, 'approval')).toEqual({ kind: 'ask' });
  });

  it('promises no more than it knows of a service that is not offered any more', () => {
    expect(bookingPromise(fixed, undefined)).toEqual({ kind: 'book' });
  });
});
