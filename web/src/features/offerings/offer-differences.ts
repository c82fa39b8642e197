import type { OfferRequest } from '@osta/contracts/offering/api';

/** What of a service can differ, in the order of the form. */
const offerFields = [
  'service',
  'name-ar',
  'name-en',
  'description-ar',
  'description-en',
  'price',
  'duration',
  'interval',
  'before',
  'after',
  'confirmation',
  'notice',
  'horizon',
  'cap',
  'cancellation',
] as const;
export type OfferField = (typeof offerFields)[number];

const valueOf: { readonly [Field in OfferField]: (offer: OfferRequest) => unknown } = {
  service: ({ serviceId }) => serviceId,
  'name-ar': ({ name }) => name.ar,
  'name-en': ({ name }) => name.en,
  'description-ar': ({ description }) => description.ar,
  'description-en': ({ description }) => description.en,
  price: ({ price }) =>
    [price.kind, price.kind === 'visit-first' ? price.fee : price.amount].join(),
  duration: ({ durationMinutes }) => durationMinutes,
  interval: ({ slotIntervalMinutes }) => slotIntervalMinutes,
  before: ({ bufferBeforeMinutes }) => bufferBeforeMinutes,
  after: ({ bufferAfterMinutes }) => bufferAfterMinutes,
  confirmation: ({ confirmation }) => confirmation,
  notice: ({ noticeMinutes }) => noticeMinutes,
  horizon: ({ horizonDays }) => horizonDays,
  cap: ({ dailyCap }) => dailyCap,
  cancellation: ({ cancellation }) => cancellation,
};

/** Returns which fields of a service differ, in the order of the form. */
export function offerDifferences(mine: OfferRequest, saved: OfferRequest): readonly OfferField[] {
  return offerFields.filter((field) => valueOf[field](mine) !== valueOf[field](saved));
}
