import { madeEvent } from '@osta/event-store/testing/made-event';
import { expect, it } from 'vitest';

import { ratingsIn } from './ratings-copy.ts';

const [one, two] = [
  '01980000-0000-7000-8000-000000000001',
  '01980000-0000-7000-8000-000000000002',
] as const;
const professionalId = '01980000-0000-7000-8000-00000000000b';
const data = { professionalId };

function happened(subject: string, what: string, more: object) {
  return madeEvent({ type: `osta.booking.${what}`, subject, data: { ...data, ...more } });
}
const published = (subject: string, customerStars: number | null) =>
  happened(subject, 'reviews-published', { customerStars, professionalStars: 5 });

it('counts what the customer gave, and not what the customer got', () => {
  expect(ratingsIn([published(one, 4), published(two, null)])).toEqual([
    [one],
    [professionalId],
    [4],
  ]);
});

it('lets the last word on a booking count', () => {
  const hidden = happened(one, 'review-hidden', { of: 'customer' });
  expect(ratingsIn([published(one, 1), hidden])).toEqual([[one], [professionalId], [null]]);
  const other = happened(one, 'review-hidden', { of: 'professional' });
  expect(ratingsIn([published(one, 1), other])).toEqual([[one], [professionalId], [1]]);
});

it('takes the review of a booking off that an admin cancels', () => {
  const resolved = (outcome: string) => happened(one, 'dispute-resolved', { outcome });
  expect(ratingsIn([resolved('cancelled')])).toEqual([[one], [professionalId], [null]]);
  expect(ratingsIn([resolved('completed')])).toEqual([[], [], []]);
});
