import { Dirham } from '@osta/contracts/dirham';
import { describe, expect, it } from 'vitest';

import { notedCash } from './noted-cash.ts';

describe('the cash that was noted before', () => {
  const booking = { cashPaid: Dirham.parse(120_000), cashReceived: Dirham.parse(100_000) };

  it('is what the side that notes it again has said itself', () => {
    expect(notedCash('confirm-cash', booking)).toBe(120_000);
    expect(notedCash('record-cash', booking)).toBe(100_000);
  });

  it('is nothing before the first note, whatever the other side says', () => {
    expect(notedCash('confirm-cash', { ...booking, cashPaid: null })).toBeNull();
    expect(notedCash('record-cash', { ...booking, cashReceived: null })).toBeNull();
  });

  it('may be zero: nothing was paid', () => {
    expect(notedCash('confirm-cash', { ...booking, cashPaid: Dirham.parse(0) })).toBe(0);
  });

  it('has no part in the final price', () => {
    expect(notedCash('finish', booking)).toBeNull();
  });
});
