import type { BookingView } from '@osta/contracts/booking/api';
import { BookingId, SeriesId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { describe, expect, it } from 'vitest';

import { followingOf, proposalsFrom } from './following-of.ts';

type Series = NonNullable<BookingView['series']>;
type Each = Series['bookings'][number];

const idOf = (n: number): BookingId => BookingId.parse(`01980000-0000-7000-8000-00000000000${n}`);
const at = (day: number): Instant => Instant.parse(`2026-03-0${day}T08:00:00.000Z`);

/** A booking of a series; its new time is the next day. */
function one(n: number, status: Each['status'], by: 'customer' | 'professional' | null): Each {
  return {
    id: idOf(n),
    startsAt: at(n),
    status,
    proposal: by && { by, startsAt: at(n + 1) },
  };
}

const bookings = [
  one(1, 'completed', null),
  one(2, 'confirmed', 'professional'),
  one(3, 'confirmed', 'customer'),
  one(4, 'cancelled', 'professional'),
  one(5, 'pending', 'professional'),
  one(6, 'confirmed', null),
];
const id = SeriesId.parse('01980000-0000-7000-8000-0000000000a1');
const series: Series = { id, rhythm: 'weekly', position: 2, of: bookings.length, bookings };
const proposal = {
  by: 'professional',
  startsAt: at(3),
  endsAt: at(4),
  answerBy: at(2),
  note: '',
} as const;

describe('the bookings after one of a series', () => {
  it('are those that have not begun', () => {
    expect(followingOf({ series }).map((each) => each.id)).toEqual([3, 5, 6].map(idOf));
    expect(followingOf({ series: null })).toEqual([]);
  });

  it('are agreed to with it where the same side proposes, each at the start that is shown', () => {
    expect(proposalsFrom({ id: idOf(2), proposal, series })).toEqual([
      { bookingId: idOf(2), startsAt: at(3) },
      { bookingId: idOf(5), startsAt: at(6) },
    ]);
  });

  it('are none for a single booking, and nothing is agreed to without a proposal', () => {
    const single = { id: idOf(2), proposal, series: null };
    expect(proposalsFrom(single)).toEqual([{ bookingId: idOf(2), startsAt: at(3) }]);
    expect(proposalsFrom({ ...single, proposal: null })).toEqual([]);
  });
});
