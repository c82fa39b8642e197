import type { OfferRequest } from '@osta/contracts/offering/api';
import { expect, it } from 'vitest';

import { offerDifferences } from './offer-differences.ts';

const offer = {
  serviceId: 'hvac.repair',
  name: { ar: 'تصليح مكيف', en: '' },
  description: { ar: '', en: 'Same day' },
  price: { kind: 'fixed', amount: 80_000 },
  durationMinutes: 90,
  bufferBeforeMinutes: 15,
  bufferAfterMinutes: 30,
  noticeMinutes: 2880,
  horizonDays: 42,
  slotIntervalMinutes: 30,
  dailyCap: 3,
  confirmation: 'approval',
  cancellation: 'strict',
} as const satisfies OfferRequest;

it('differ in nothing when they say the same', () => {
  expect(offerDifferences(offer, structuredClone(offer))).toEqual([]);
});

it.each([
  ['service', { serviceId: 'hvac.install' }],
  ['name-ar', { name: { ar: 'تركيب', en: '' } }],
  ['name-en', { name: { ar: 'تصليح مكيف', en: 'AC repair' } }],
  ['description-ar', { description: { ar: 'في اليوم نفسه', en: 'Same day' } }],
  ['description-en', { description: { ar: '', en: '' } }],
  ['price', { price: { kind: 'fixed', amount: 90_000 } }],
  ['price', { price: { kind: 'from', amount: 80_000 } }],
  ['price', { price: { kind: 'visit-first', fee: 80_000 } }],
  ['duration', { durationMinutes: 60 }],
  ['interval', { slotIntervalMinutes: 60 }],
  ['before', { bufferBeforeMinutes: 0 }],
  ['after', { bufferAfterMinutes: 0 }],
  ['confirmation', { confirmation: 'instant' }],
  ['notice', { noticeMinutes: 60 }],
  ['horizon', { horizonDays: 30 }],
  ['cap', { dailyCap: null }],
  ['cancellation', { cancellation: 'flexible' }],
] as const)('differ in %s', (field, change) => {
  expect(offerDifferences({ ...offer, ...change }, offer)).toEqual([field]);
});

it('are listed in the order of the form', () => {
  const other = { ...offer, cancellation: 'flexible', name: { ar: '', en: 'AC' } } as const;
  expect(offerDifferences(other, offer)).toEqual(['name-ar', 'name-en', 'cancellation']);
});
