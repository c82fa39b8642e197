import type { EventEnvelope } from '@osta/contracts/envelope';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { describe, expect, it } from 'vitest';

import { figuresIn } from './figures-copy.ts';

const subject = '01980000-0000-7000-8000-0000000000b1';
const professionalId = '01980000-0000-7000-8000-00000000000c';
const customerId = '01980000-0000-7000-8000-00000000000a';
const parties = {
  customerId,
  professionalId,
  serviceId: 'plumbing.leak',
  requestId: null,
  startsAt: '2026-03-02T08:00:00.000Z',
};
const colleague = '01980000-0000-7000-8000-00000000000d';
const until = '2026-03-09T08:00:00.000Z';
const cancelled = {
  quoteId: null,
  authorId: professionalId,
  isLate: false,
  freeCancellationHours: 24,
  reason: 'Ill',
};

const said = {
  placed: ['booking-placed', { quoteId: null, offeringId: null, endsAt: until }],
  confirmed: ['booking-confirmed', { quoteId: null, endsAt: until, closesAt: until }],
  done: ['booking-completed', { disputableUntil: until }],
  paid: ['cash-received', { amount: 60_000 }],
  'dispute lost': ['dispute-resolved', { outcome: 'cancelled', reason: 'No leak was found' }],
  'handed over': ['booking-handed-over', { professionalId: colleague }],
  'given up': ['booking-cancelled', { ...cancelled, by: 'professional' }],
} as const;

type What = keyof typeof said;

/** Returns one event for each of these, an hour after the one before. */
function happened(...whats: readonly What[]): readonly EventEnvelope[] {
  return whats.map((what, n) => {
    const [name, data] = said[what];
    const time = `2026-03-01T0${n}:00:00.000Z`;
    const type = `osta.booking.${name}`;
    return madeEvent({
      type,
      subject,
      time,
      streamversion: n + 1,
      data: { ...parties, answerBy: until, ...data },
    });
  });
}

/** Returns the one new row of a batch: answer, end, outcome, receipt, amount. */
function newRow(...whats: readonly What[]): readonly unknown[] {
  return figuresIn(happened(...whats))
    .slice(5, 10)
    .map(([value]) => value);
}

const at = (hour: number): string => `2026-03-01T0${hour}:00:00.000Z`;

describe('what is counted of a booking', () => {
  it('is when it was answered, done and paid', () => {
    expect(newRow('placed', 'confirmed', 'paid', 'done')).toEqual([
      at(1),
      at(3),
      'completed',
      at(2),
      60_000,
    ]);
  });

  it('stays on the day when it first ended, and is worth nothing when a dispute cancels it', () => {
    expect(newRow('placed', 'confirmed', 'paid', 'done', 'dispute lost')).toEqual([
      at(1),
      at(3),
      'cancelled',
      null,
      null,
    ]);
  });

  it('says who cancelled it', () => {
    expect(newRow('placed', 'given up')).toEqual([
      null,
      at(1),
      'cancelled-by-professional',
      null,
      null,
    ]);
  });

  it('is counted for whom it was handed over to', () => {
    expect(figuresIn(happened('placed', 'handed over'))[2]).toEqual([colleague]);
    expect(figuresIn(happened('handed over')).at(-1)).toEqual([colleague]);
  });

  it('of a known one is only what is new, and that it is worth nothing', () => {
    const rows = figuresIn(happened('dispute lost')).map(([value]) => value);
    expect(rows.slice(0, 10).every((value) => value === undefined)).toBe(true);
    expect(rows.slice(10)).toEqual([subject, 1, null, at(0), 'cancelled', null, null, true, null]);
  });
});
