import { later } from '@osta/contracts/instant';
import { describe, expect, it } from 'vitest';

import { after } from '../../testing/after.ts';
import {
  bookingId,
  by,
  everyMove,
  offered,
  offeringId,
  policy,
  salma,
  today,
  tomorrow,
} from '../../testing/every-move.ts';
import { booking } from './booking.ts';
import { holdSlot } from './hold-slot.ts';
import { proposeTime } from './propose-time.ts';

const day = 24 * 3_600_000;

/** A booking of tomorrow. */
function confirmed() {
  const facts = {
    policy,
    service: offered('instant'),
    similar: [],
    openHolds: 0,
    strikes: [],
    isOfStore: false,
  };
  const command = { offeringId, startsAt: tomorrow };
  const held = after(holdSlot(command, booking.initial, by(salma), facts), booking.initial);
  return after(everyMove.place(held, by(salma)), held);
}

const free = { policy, busy: [], free: [] };

describe('a proposed time', () => {
  it.each([
    ['passed', later(today, -1)],
    ['is the present one', tomorrow],
    ['lies further ahead than anybody can be booked', later(today, 180 * day + 1)],
  ])('is refused when it %s', (_why, newStartsAt) => {
    const command = { bookingId, newStartsAt, note: '' };
    expect(proposeTime(command, confirmed(), by(salma), free)).toEqual({
      ok: false,
      refused: { code: 'NEW_TIME_INVALID' },
    });
  });

  it('may lie half a year ahead', () => {
    const command = { bookingId, newStartsAt: later(today, 180 * day), note: '' };
    expect(proposeTime(command, confirmed(), by(salma), free).ok).toBe(true);
  });
});
