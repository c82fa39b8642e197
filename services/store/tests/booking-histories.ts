import { BookingEvent } from '@osta/contracts/booking/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { Instant } from '@osta/contracts/instant';
import { madeEvent } from '@osta/event-store/testing/made-event';
import * as fc from 'fast-check';
import { v5 as uuidV5 } from 'uuid';

import { type DayRange, storeDay } from '../src/queries/analytics-days.ts';

const namespace = '5b0a7a59-9c83-44a4-a4b2-7f6c0d6d3b0e';
/** The same id for the same name, in the version that events have. */
const id = (name: string): string => uuidV5(name, namespace).replace(/^(.{14})5/u, '$17');

/** Minutes around which histories happen. */
const begin = Date.parse('2025-12-20T00:00:00.000Z');
const minutes = 100 * 1440;

type Step =
  | 'confirm'
  | 'agree'
  | 'decline'
  | 'cancel'
  | 'cancel-by-admin'
  | 'cash'
  | 'dispute'
  | 'other';

interface Life {
  readonly isHere: boolean;
  readonly waits: boolean;
  readonly placedAt: number;
  readonly steps: readonly {
    readonly step: Step;
    readonly after: number;
    readonly amount: number;
  }[];
}

const life: fc.Arbitrary<Life> = fc.record({
  isHere: fc.boolean(),
  waits: fc.boolean(),
  placedAt: fc.nat(minutes),
  steps: fc.array(
    fc.record({
      step: fc.constantFrom<Step>(
        'confirm',
        'agree',
        'decline',
        'cancel',
        'cancel-by-admin',
        'cash',
        'dispute',
        'other',
      ),
      after: fc.nat(4000),
      amount: fc.nat(500_000),
    }),
    { maxLength: 6 },
  ),
});

/** Random histories of bookings, at the store and elsewhere, with the size of the batches that deliver them. */
export function anyHistory(
  storeId: string,
): fc.Arbitrary<{ readonly events: readonly EventEnvelope[]; readonly size: number }> {
  return fc
    .record({
      lives: fc.array(life, { minLength: 3, maxLength: 20 }),
      size: fc.integer({ min: 1, max: 17 }),
    })
    .map(({ lives, size }) => ({
      size,
      events: lives
        .flatMap((each, nth) => eventsOf(each, nth, storeId))
        .toSorted((a, b) => (a.time < b.time ? -1 : 1)),
    }));
}

const parties = {
  customerId: id('customer'),
  professionalId: id('professional'),
  serviceId: 'plumbing.leak',
  requestId: null,
  startsAt: '2026-05-03T08:00:00.000Z',
};
const price = { kind: 'fixed', amount: 90_000 };
const endsAt = '2026-05-03T09:00:00.000Z';

function eventsOf(
  { isHere, waits, placedAt, steps }: Life,
  nth: number,
  storeId: string,
): EventEnvelope[] {
  let at = begin + placedAt * 60_000;
  const placed = {
    type: 'osta.booking.booking-placed',
    data: {
      ...parties,
      quoteId: null,
      offeringId: id('offering'),
      ...(isHere && { storeId }),
      endsAt,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      price,
      freeCancellationHours: 24,
      placeId: 'm-tajura',
      addressNote: '',
      note: '',
      answerBy: waits ? endsAt : null,
    },
  };
  const contents = [placed, ...steps.map(contentOf)];
  return contents.map(({ type, data }, n) => {
    // The same moment twice would leave the order of two events open
    at += n === 0 ? nth : (1 + (steps[n - 1]?.after ?? 0)) * 60_000;
    return madeEvent({
      id: id(`${nth} ${n}`),
      source: '/osta/booking',
      type,
      subject: id(`booking ${nth}`),
      time: new Date(at).toISOString(),
      streamversion: n + 1,
      correlationid: id('correlation'),
      causationid: id('cause'),
      actor: 'system',
      data: { ...data },
    });
  });
}

function contentOf({ step, amount }: Life['steps'][number]): {
  readonly type: string;
  readonly data: object;
} {
  switch (step) {
    case 'confirm':
      return {
        type: 'osta.booking.booking-confirmed',
        data: { ...parties, quoteId: null, endsAt, price, closesAt: endsAt },
      };
    case 'agree':
      return {
        type: 'osta.booking.booking-rescheduled',
        data: {
          ...parties,
          by: 'customer',
          endsAt,
          previousStartsAt: parties.startsAt,
          revision: 1,
          closesAt: endsAt,
        },
      };
    case 'decline':
      return { type: 'osta.booking.booking-declined', data: { ...parties, reason: '' } };
    case 'cancel':
      return {
        type: 'osta.booking.booking-cancelled',
        data: {
          ...parties,
          quoteId: null,
          by: 'customer',
          authorId: parties.customerId,
          isLate: false,
          freeCancellationHours: 24,
          reason: '',
        },
      };
    case 'cancel-by-admin':
      return {
        type: 'osta.booking.booking-cancelled-by-admin',
        data: { ...parties, quoteId: null, reason: '' },
      };
    case 'cash':
      return { type: 'osta.booking.cash-received', data: { ...parties, amount } };
    case 'dispute':
      return {
        type: 'osta.booking.dispute-resolved',
        data: { ...parties, outcome: amount % 2 === 0 ? 'cancelled' : 'completed', reason: '' },
      };
    case 'other':
      return { type: 'osta.booking.professional-arrived', data: parties };
  }
}

/** What a booking at a store says to the analytics; `null`: that it does not. */
interface Told {
  readonly placedAt: string;
  readonly cancelledAt: string | null;
  readonly received: { readonly at: string; readonly amount: number } | null;
  /** When it was answered, if it waited for an answer. */
  readonly answeredAt: string | null;
}

/** Reads an export of events, one booking after the other: what each booking at the store says. */
export function readExport(events: readonly EventEnvelope[], storeId: string): readonly Told[] {
  return [...new Set(events.map(({ subject }) => subject))].flatMap((booking) => {
    const stream = events.filter(({ subject }) => subject === booking);
    const told = stream.map(({ type, data, time }) =>
      Object.assign(BookingEvent.parse({ type, data }), { time }),
    );
    const placed = told.find((each) => each.type === 'osta.booking.booking-placed');
    if (placed?.data.storeId !== storeId) return [];
    const isVoid = (each: (typeof told)[number]): boolean =>
      each.type === 'osta.booking.dispute-resolved' && each.data.outcome === 'cancelled';
    const cancelled = told.find(
      (each) =>
        each.type === 'osta.booking.booking-cancelled' ||
        each.type === 'osta.booking.booking-cancelled-by-admin' ||
        isVoid(each),
    );
    const cash = told.findLast(
      (each) => each.type === 'osta.booking.cash-received' || isVoid(each),
    );
    const answer = told.find(
      ({ type }) =>
        type === 'osta.booking.booking-confirmed' ||
        type === 'osta.booking.booking-rescheduled' ||
        type === 'osta.booking.booking-declined',
    );
    const { time: placedAt, data } = placed;
    return [
      {
        placedAt,
        cancelledAt: cancelled?.time ?? null,
        received:
          cash?.type === 'osta.booking.cash-received'
            ? { at: cash.time, amount: cash.data.amount }
            : null,
        answeredAt: data.answerBy === null ? null : (answer?.time ?? null),
      },
    ];
  });
}

/** What the analytics count of bookings in some days, computed from what the bookings say. */
export function recomputed(told: readonly Told[], { from, until }: DayRange): object {
  const isIn = (at: string | null): boolean => {
    if (at === null) return false;
    const day = storeDay(Instant.parse(at));
    return day >= from && day <= until;
  };
  const received = told.flatMap(({ received: cash }) => (cash && isIn(cash.at) ? [cash] : []));
  const waits = told.flatMap(({ placedAt, answeredAt }) =>
    answeredAt !== null && isIn(answeredAt)
      ? [(Date.parse(answeredAt) - Date.parse(placedAt)) / 60_000]
      : [],
  );
  return {
    bookings: told.filter(({ placedAt }) => isIn(placedAt)).length,
    cancellations: told.filter(({ cancelledAt }) => isIn(cancelledAt)).length,
    revenue: received.reduce((sum, { amount }) => sum + amount, 0),
    wait: median(waits),
  };
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  if (low === undefined || high === undefined) return null;
  return (low + high) / 2;
}
