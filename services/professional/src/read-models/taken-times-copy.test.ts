import type { EventEnvelope } from '@osta/contracts/envelope';
import { describe, expect, it } from 'vitest';

import { takenIn } from './taken-times-copy.ts';

const professionalId = '01980000-0000-7000-8000-00000000000c';
const customerId = '01980000-0000-7000-8000-00000000000a';
const offeringId = '01980000-0000-7000-8000-0000000000d1';
const booking = '01980000-0000-7000-8000-0000000000b1';
const startsAt = '2026-03-01T08:00:00.000Z';
const endsAt = '2026-03-01T09:00:00.000Z';
const newStartsAt = '2026-03-02T08:00:00.000Z';
const newEndsAt = '2026-03-02T09:00:00.000Z';

function event(what: string, data: object = {}): EventEnvelope {
  return {
    type: `osta.booking.${what}`,
    subject: booking,
    data: { customerId, professionalId, startsAt, ...data },
  } as unknown as EventEnvelope;
}

const buffers = { bufferBeforeMinutes: 15, bufferAfterMinutes: 30 };
const held = event('booking-slot-held', { offeringId, endsAt, ...buffers });
const confirmed = event('booking-confirmed', { endsAt });
const proposed = event('reschedule-proposed', { newStartsAt, newEndsAt });

/** Starts, ends, whether a proposal is said, its start and end, whether the booking blocks, and fills its day. */
function times(...events: readonly EventEnvelope[]): readonly unknown[] {
  const [, , , starts, ends, , , proposes, from, until, blocks, fills] = takenIn(events);
  return [starts, ends, proposes, from, until, blocks, fills].flat();
}

describe('the taken times of a batch of events', () => {
  it('move to the day of who takes the booking over, with their buffers, and without a proposal', () => {
    const colleague = '01980000-0000-7000-8000-00000000000d';
    const own = { bufferBeforeMinutes: 0, bufferAfterMinutes: 10 };
    const data = { professionalId: colleague, offeringId, endsAt, ...own };
    const [, whose, , , , before, after] = takenIn([
      held,
      proposed,
      event('booking-handed-over', data),
    ]);
    expect([whose, before, after].flat()).toEqual([colleague, 0, 10]);
    expect(times(held, proposed, event('booking-handed-over', data))).toEqual([
      startsAt,
      endsAt,
      true,
      null,
      null,
      true,
      true,
    ]);
  });

  it('begin with what was held, with its buffers', () => {
    expect(takenIn([held]).flat()).toEqual([
      booking,
      professionalId,
      offeringId,
      startsAt,
      endsAt,
      15,
      30,
      true,
      null,
      null,
      true,
      true,
    ]);
  });

  it('leave open what the batch does not say', () => {
    expect(times(confirmed)).toEqual([startsAt, endsAt, false, null, null, true, true]);
    expect(times(proposed)).toEqual([startsAt, null, true, newStartsAt, newEndsAt, null, null]);
  });

  it('have the proposed time until it is answered', () => {
    const both = [startsAt, endsAt, true, newStartsAt, newEndsAt, true, true];
    expect(times(held, confirmed, proposed)).toEqual(both);
    const alone = [startsAt, endsAt, true, null, null, true, true];
    for (const answer of ['reschedule-rejected', 'reschedule-withdrawn', 'reschedule-expired']) {
      expect(times(held, confirmed, proposed, event(answer))).toEqual(alone);
    }
    const moved = event('booking-rescheduled', { startsAt: newStartsAt, endsAt: newEndsAt });
    expect(times(held, confirmed, proposed, moved)).toEqual([
      newStartsAt,
      newEndsAt,
      true,
      null,
      null,
      true,
      true,
    ]);
  });

  it.each([
    'booking-hold-released',
    'booking-declined',
    'booking-expired',
    'booking-cancelled',
    'booking-cancelled-by-admin',
    'booking-no-show-reported',
    'no-show-contested',
  ])('block nothing after %s', (ending) => {
    const over = [startsAt, endsAt, true, null, null, false, false];
    expect(times(held, confirmed, proposed, event(ending))).toEqual(over);
  });

  it.each(['work-finished', 'booking-completed', 'booking-auto-completed', 'booking-disputed'])(
    'block nothing after %s, and keep their place in the day',
    (ending) => {
      const done = [startsAt, endsAt, true, null, null, false, true];
      expect(times(held, confirmed, proposed, event(ending))).toEqual(done);
    },
  );

  it('keep their place in the day where an admin decides that the work was done', () => {
    const disputed = [held, confirmed, event('work-finished'), event('booking-disputed')];
    const fills = ['completed', 'cancelled'].map((outcome) =>
      times(...disputed, event('dispute-resolved', { outcome })).at(-1),
    );
    expect(fills).toEqual([true, false]);
  });

  it('say nothing of what does not touch the calendar', () => {
    expect(takenIn([event('cash-received', { amount: 1000 })]).flat()).toEqual([]);
  });
});
