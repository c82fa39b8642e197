import type { BookingEvent } from '@osta/contracts/booking/events';
import type { Side } from '@osta/contracts/booking/terms';
import { later, type Instant } from '@osta/contracts/instant';
import type { Decision, Refusal } from '@osta/platform/decider';
import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { after } from '../../testing/after.ts';
import {
  admin,
  bookingId,
  by,
  everyMove,
  offeringId,
  omar,
  policy,
  salma,
  today,
  tomorrow,
} from '../../testing/every-move.ts';
import { slotFacts } from '../../testing/slot-facts.ts';
import { booking, type Booking, type MadeBooking } from './booking.ts';
import { cancelBooking } from './cancel-booking.ts';
import { holdSlot } from './hold-slot.ts';
import { reportNoShow } from './report-no-show.ts';
import { resolveDispute } from './resolve-dispute.ts';
import { strikeFor } from './strike-for.ts';
import { doesStrikeCount, pausedUntil } from './strike.ts';
import { withdrawBooking } from './withdraw-booking.ts';

const hour = 3_600_000;
const day = 24 * hour;
const people = { customer: salma, professional: omar } as const;
const reason = 'The road was closed';
/** After the time until which the booking could be cancelled freely. */
const late = later(tomorrow, -2 * hour);
const afterStart = later(tomorrow, hour);

function madeAfter(decision: Decision<BookingEvent, Refusal>, before: Booking): MadeBooking {
  const state = after(decision, before);
  if (state.status === 'none' || state.status === 'refused') throw new Error('no booking');
  return state;
}

function confirmed(): MadeBooking {
  const command = { offeringId, startsAt: tomorrow };
  const held = madeAfter(
    holdSlot(command, booking.initial, by(salma, later(today, -day)), slotFacts()),
    booking.initial,
  );
  return madeAfter(everyMove.place(held, by(salma, later(today, -day))), held);
}

const cancelled = (side: Side, at: Instant): MadeBooking => {
  const state = confirmed();
  return madeAfter(cancelBooking({ bookingId, reason: '' }, state, by(people[side], at)), state);
};
const missed = (reporter: Side): MadeBooking => {
  const state = confirmed();
  const context = by(people[reporter], afterStart);
  return madeAfter(reportNoShow({ bookingId, reason }, state, context, policy), state);
};

describe.each(['customer', 'professional'] as const)('a strike of the %s', (side) => {
  const other = side === 'customer' ? 'professional' : 'customer';

  it('follows from a late cancellation alone', () => {
    expect(cancelled(side, late).strike).toMatchObject({ of: side, cause: 'late-cancellation' });
    expect(cancelled(side, later(tomorrow, -25 * hour)).strike).toBeNull();
  });

  it('follows from a no-show that the other side reports', () => {
    expect(missed(other).strike).toMatchObject({ of: side, cause: 'no-show', standing: 'stands' });
  });

  it('counts for 90 days after the start, and no longer', () => {
    const state = cancelled(side, late);
    expect(doesStrikeCount(state, later(tomorrow, 90 * day - 1), policy)).toBe(true);
    expect(doesStrikeCount(state, later(tomorrow, 90 * day), policy)).toBe(false);
  });

  it('is contested by its side, does not count meanwhile, and is upheld or lifted', () => {
    const struck = cancelled(side, late);
    const contested = madeAfter(
      everyMove['contest-strike'](struck, by(people[side], late)),
      struck,
    );
    expect(contested.strike).toMatchObject({ standing: 'contested', objection: 'As agreed' });
    expect(doesStrikeCount(contested, late, policy)).toBe(false);
    const upheld = madeAfter(everyMove['uphold-strike'](contested, by(admin, late)), contested);
    expect(doesStrikeCount(upheld, late, policy)).toBe(true);
    const lifted = madeAfter(everyMove['lift-strike'](upheld, by(admin, late)), upheld);
    expect(lifted.strike).toMatchObject({ standing: 'lifted', decision: 'As agreed' });
    expect(doesStrikeCount(lifted, late, policy)).toBe(false);
    for (const verb of ['contest-strike', 'lift-strike', 'uphold-strike'] as const) {
      const actor = verb === 'contest-strike' ? people[side] : admin;
      expect(everyMove[verb](lifted, by(actor, late)).ok).toBe(false);
    }
  });

  it('is not contested by the other side, nor when its time is over, nor twice', () => {
    const struck = cancelled(side, late);
    const refused = { ok: false, refused: { code: 'BOOKING_ILLEGAL_TRANSITION' } };
    const contest = everyMove['contest-strike'];
    expect(contest(struck, by(people[other], late))).toMatchObject(refused);
    expect(contest(struck, by(people[side], later(tomorrow, 90 * day)))).toMatchObject(refused);
    const contested = madeAfter(contest(struck, by(people[side], late)), struck);
    expect(contest(contested, by(people[side], late))).toMatchObject(refused);
  });

  it.each([
    ['completed', 'lifted'],
    ['cancelled', 'upheld'],
  ] as const)('of a contested no-show that is resolved as %s is %s', (outcome, standing) => {
    const struck = missed(other);
    const contest = everyMove['contest-no-show'];
    const disputed = madeAfter(contest(struck, by(people[side], afterStart)), struck);
    expect(disputed.strike).toMatchObject({ standing: 'contested' });
    const command = { bookingId, outcome, reason };
    const decision = resolveDispute(command, disputed, by(admin, afterStart), policy);
    expect(madeAfter(decision, disputed).strike).toMatchObject({ standing, decision: reason });
  });

  it('is seen by its side and by admins, not by the other side', () => {
    const struck = cancelled(side, late);
    expect(strikeFor(struck, side, late, policy)).toMatchObject({ of: side, counts: true });
    expect(strikeFor(struck, 'admin', late, policy)).toMatchObject({ of: side });
    expect(strikeFor(struck, other, late, policy)).toBeNull();
  });
});

describe('no strike', () => {
  it('follows when the system withdraws a booking, however late', () => {
    const state = confirmed();
    const withdrawn = madeAfter(withdrawBooking({ bookingId }, state, by('system', late)), state);
    expect(withdrawn.strike).toBeNull();
  });
});

describe('the pause', () => {
  it('lasts exactly while as many strikes count as the limit says', () => {
    const ages = array(integer({ min: -2, max: 200 }), { maxLength: 8 });
    assert(
      property(ages, integer({ min: 0, max: 120 }), (daysAgo, ahead) => {
        const struck = daysAgo.map((days) => later(today, -days * day));
        const counting = (now: Instant): number =>
          struck.filter((startsAt) => now < later(startsAt, 90 * day)).length;
        const until = pausedUntil(struck, today, policy);
        expect(until !== null).toBe(counting(today) >= policy.strikeLimit);
        const moment = later(today, ahead * day);
        expect(until === null || moment < until === counting(moment) >= policy.strikeLimit).toBe(
          true,
        );
      }),
    );
  });
});
