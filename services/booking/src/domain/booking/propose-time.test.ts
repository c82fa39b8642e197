import { Instant, later } from '@osta/contracts/instant';
import { describe, expect, it } from 'vitest';

import { after } from '../../testing/after.ts';
import { confirmed, held, made } from '../../testing/beginnings.ts';
import {
  bookingId,
  by,
  everyMove,
  offered,
  omar,
  policy,
  salma,
  today,
  tomorrow,
} from '../../testing/every-move.ts';
import { verbsFor } from './allowed-to.ts';
import type { MadeBooking } from './booking.ts';
import { deadlinesOf } from './deadlines.ts';
import { expireBooking } from './expire-booking.ts';
import { proposeTime } from './propose-time.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A booking whose customer has proposed another time so many times. */
function proposed(count: number): MadeBooking {
  return { ...confirmed(), proposed: { customer: count, professional: 0 } };
}

const free = { policy, days: { busy: [], terms: null } };

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

  it('that is taken is refused with the nearest free ones of the professional’s hours', () => {
    const { terms } = offered('instant');
    const noon = later(tomorrow, 2 * hour);
    const taken = { startsAt: noon, endsAt: later(noon, 2 * hour), startOfSameService: null };
    const facts = { policy, days: { busy: [taken], terms } };
    const decision = proposeTime(
      { bookingId, newStartsAt: noon, note: '' },
      confirmed(),
      by(salma),
      facts,
    );
    expect(decision).toEqual({
      ok: false,
      refused: {
        code: 'SLOT_TAKEN',
        // An hour and a half of work with its buffers fits before noon; at ten o'clock it is already
        alternatives: ['2026-03-02T07:30:00.000Z', '2026-03-02T12:30:00.000Z'].map((startsAt) => ({
          startsAt,
          endsAt: later(Instant.parse(startsAt), 1.5 * hour),
        })),
        similar: [],
      },
    });
  });

  it('that is taken is refused without others where no hours are published', () => {
    const noon = later(tomorrow, 2 * hour);
    const taken = { startsAt: noon, endsAt: later(noon, hour), startOfSameService: null };
    const facts = { policy, days: { busy: [taken], terms: null } };
    const command = { bookingId, newStartsAt: noon, note: '' };
    expect(proposeTime(command, confirmed(), by(salma), facts)).toMatchObject({
      refused: { code: 'SLOT_TAKEN', alternatives: [] },
    });
  });

  it('can be proposed three times by each side', () => {
    const command = { bookingId, newStartsAt: later(tomorrow, day), note: '' };
    expect(proposeTime(command, proposed(2), by(salma), free).ok).toBe(true);
    expect(proposeTime(command, proposed(3), by(salma), free)).toEqual({
      ok: false,
      refused: { code: 'PROPOSALS_USED_UP', most: 3 },
    });
    expect(verbsFor(proposed(3), 'customer', today, policy)).not.toContain('propose-time');
    expect(proposeTime(command, proposed(3), by(omar), free).ok).toBe(true);
    expect(verbsFor(proposed(3), 'professional', today, policy)).toContain('propose-time');
  });

  it('of a booking that waits for an answer keeps it open until the time is answered', () => {
    const slot = made(held('approval'));
    const waiting = { ...slot, startsAt: later(today, 3 * day), endsAt: later(today, 3.1 * day) };
    const placed = made(after(everyMove.place(waiting, by(salma)), waiting));
    const lastMinute = later(today, day - minute);
    expect(placed.answerBy).toBe(later(today, day));

    const command = { bookingId, newStartsAt: later(today, 4 * day), note: '' };
    const proposing = proposeTime(command, placed, by(omar, lastMinute), free);
    const open = made(after(proposing, placed));
    const until = later(lastMinute, 12 * hour);
    expect(open.proposal?.answerBy).toBe(until);
    // Its end is the end of both, and nobody hears that the booking stays as it was
    expect(deadlinesOf(open)).toEqual([{ name: 'expire-booking', about: '', dueAt: until }]);
    // The professional has answered, the customer has not
    const owed = (booking: MadeBooking) =>
      expireBooking({ bookingId }, booking, by('system', until));
    expect(owed(open)).toMatchObject({ events: [{ data: { owedBy: 'customer' } }] });
    expect(owed(placed)).toMatchObject({ events: [{ data: { owedBy: 'professional' } }] });
    const answer = by(salma, later(until, -1));
    expect(everyMove['accept-time'](open, answer).ok).toBe(true);

    // Who refuses it leaves the professional time to say whether the first one suits
    const refused = made(after(everyMove['reject-time'](open, answer), open));
    expect(everyMove.confirm(refused, by(omar, answer.now)).ok).toBe(true);
  });

  it('of a booking whose time has passed keeps it open until it is answered', () => {
    const closing = confirmed();
    const lastMinute = later(closing.closesAt ?? today, -minute);
    const command = { bookingId, newStartsAt: later(lastMinute, 2 * day), note: '' };
    const proposing = proposeTime(command, closing, by(omar, lastMinute), free);
    expect(deadlinesOf(made(after(proposing, closing)))).toContainEqual({
      name: 'close-booking',
      about: '',
      dueAt: later(lastMinute, 12 * hour),
    });
  });

  it('may lie half a year ahead', () => {
    const command = { bookingId, newStartsAt: later(today, 180 * day), note: '' };
    expect(proposeTime(command, confirmed(), by(salma), free).ok).toBe(true);
  });
});
