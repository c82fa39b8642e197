import { Instant, later } from '@osta/contracts/instant';
import { describe, expect, it } from 'vitest';

import { after } from '../../testing/after.ts';
import { confirmed } from '../../testing/beginnings.ts';
import { bookingId, by, everyMove, omar, policy, salma, today } from '../../testing/every-move.ts';
import { acceptTime } from './accept-time.ts';
import type { Booking } from './booking.ts';
import { proposeTime } from './propose-time.ts';
import { rejectTime } from './reject-time.ts';

const morning = Instant.parse('2026-03-04T07:00:00.000Z');
const night = Instant.parse('2026-03-04T19:00:00.000Z');
const facts = { policy, days: { busy: [], terms: null } };

function proposed(newStartsAt: Instant, before: Booking = confirmed()): Booking {
  const command = { bookingId, newStartsAt, note: '' };
  return after(proposeTime(command, before, by(omar), facts), before);
}

/** Accepts and rejects, as the customer who has read this proposal. */
function answers(read: Instant, booking: Booking) {
  const context = by(salma, later(today, 60_000));
  return [
    acceptTime({ bookingId, startsAt: read }, booking, context, policy),
    rejectTime({ bookingId, startsAt: read, reason: '' }, booking, context),
  ];
}

describe('an answer to a proposed time', () => {
  it('is about the proposal that was read', () => {
    for (const answer of answers(morning, proposed(morning))) expect(answer.ok).toBe(true);
  });

  it('is refused when another one has taken its place, with the one that stands', () => {
    const before = proposed(morning);
    const withdrawn = after(everyMove['withdraw-time'](before, by(omar)), before);
    for (const answer of answers(morning, proposed(night, withdrawn))) {
      expect(answer).toEqual({
        ok: false,
        refused: { code: 'PROPOSAL_CHANGED', startsAt: night, endsAt: later(night, 90 * 60_000) },
      });
    }
  });

  it('is refused as impossible when none stands', () => {
    const before = proposed(morning);
    const withdrawn = after(everyMove['withdraw-time'](before, by(omar)), before);
    for (const answer of answers(morning, withdrawn)) {
      expect(answer).toMatchObject({ refused: { code: 'BOOKING_ILLEGAL_TRANSITION' } });
    }
  });
});
