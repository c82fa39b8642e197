import { madeEvent } from '@osta/event-store/testing/made-event';
import { expect, it } from 'vitest';

import { ratingsIn } from './ratings-copy.ts';

const booking = '01980000-0000-7000-8000-000000000001';
const storeId = '01980000-0000-7000-8000-000000000061';

function happened(what: string, data: object) {
  return madeEvent({ type: `osta.booking.${what}`, subject: booking, data: { ...data } });
}
const placed = happened('booking-placed', { storeId });
const published = happened('reviews-published', { customerStars: 4, professionalStars: 5 });
const hidden = happened('review-hidden', { of: 'customer' });

it('counts a review for the store where the booking was made, in the same batch or a later one', () => {
  expect(ratingsIn([placed])).toEqual([[booking], [storeId], [null], [], []]);
  expect(ratingsIn([placed, published])).toEqual([[booking], [storeId], [4], [], []]);
  expect(ratingsIn([published])).toEqual([[], [], [], [booking], [4]]);
});

it('lets the last word on a booking count', () => {
  expect(ratingsIn([published, hidden])).toEqual([[], [], [], [booking], [null]]);
});
