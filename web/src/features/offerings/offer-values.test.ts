import type { Offer } from '@osta/contracts/offering/offer';
import { expect, it } from 'vitest';

import { emptyOffer, offerOf, valuesOf } from './offer-values.ts';

const offer = {
  serviceId: 'hvac.repair',
  name: { ar: 'تصليح مكيف', en: '' },
  description: { ar: '', en: 'Same day' },
  price: { kind: 'visit-first', fee: 0 },
  durationMinutes: 90,
  bufferBeforeMinutes: 15,
  bufferAfterMinutes: 30,
  noticeMinutes: 2880,
  horizonDays: 42,
  slotIntervalMinutes: 30,
  dailyCap: 3,
  confirmation: 'approval',
  cancellation: 'strict',
} as unknown as Offer;

it('comes back from the form as it went in', () => {
  expect(offerOf(valuesOf(offer))).toEqual(offer);
  const hourly = { ...offer, price: { kind: 'hourly', amount: 45_000 }, dailyCap: null };
  expect(offerOf(valuesOf(hourly as unknown as Offer))).toEqual(hourly);
});

it('is not sent without a service or a price', () => {
  expect(offerOf({ ...emptyOffer, amount: 80_000 })).toBeNull();
  expect(offerOf({ ...emptyOffer, service: 'hvac.repair' })).toBeNull();
});
