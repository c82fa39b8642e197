import { type Instant, later } from '@osta/contracts/instant';
import type { Availability } from '@osta/contracts/offering/availability';
import { Day } from '@osta/contracts/offering/day';
import { PlaceId } from '@osta/reference/place-id';
import { describe, expect, it } from 'vitest';

import {
  bookingId,
  by,
  offered,
  offeringId,
  omar,
  policy,
  salma,
  today,
  tomorrow,
} from '../../testing/every-move.ts';
import { slotFacts } from '../../testing/slot-facts.ts';
import { booking, type Booking, type MadeBooking } from './booking.ts';
import { holdSlot } from './hold-slot.ts';
import type { OfferedService } from './offered-service.ts';
import { occurrences, placeSeries, type SeriesFacts } from './place-series.ts';
import { seriesDates } from './series-dates.ts';
import { seriesStarts } from './series-starts.ts';

const place = { bookingId, placeId: PlaceId.parse('m-tajura'), addressNote: 'Blue', note: '' };
const days = 24 * 3_600_000;
const second = later(tomorrow, 7 * days);
const third = later(tomorrow, 14 * days);

function held(confirmation: 'instant' | 'approval'): Booking {
  const content = { offeringId, startsAt: tomorrow };
  const decision = holdSlot(content, booking.initial, by(salma), slotFacts(confirmation));
  if (!decision.ok) throw new Error(decision.refused.code);
  return decision.events.reduce<Booking>(booking.evolve, booking.initial);
}

const day = (of: string): Day => Day.parse(`2026-${of}`);

function place3(facts: Partial<SeriesFacts> = {}, starts = [third, second]) {
  const all = { policy, service: offered('instant'), isPaused: false, ...facts };
  const command = { ...place, rhythm: 'weekly' as const, starts };
  return placeSeries(command, held('instant'), by(salma), all);
}

function taken(startsAt: Instant) {
  return { startsAt, endsAt: later(startsAt, 3_600_000), startOfSameService: null };
}

describe('a series', () => {
  it('is placed with all its dates in order, each with the terms of the first', () => {
    const decision = place3();
    if (!decision.ok) throw new Error(decision.refused.code);
    expect(decision.events.map(({ type }) => type.split('.')[2])).toEqual([
      'booking-placed',
      'booking-joined-series',
      'booking-confirmed',
    ]);
    const [, joined] = decision.events;
    if (joined?.type !== 'osta.booking.booking-joined-series') throw new Error('none joined');
    expect(joined.data).toMatchObject({ position: 1, starts: [tomorrow, second, third] });

    const first = made(decision.events.reduce<Booking>(booking.evolve, held('instant')));
    const others = occurrences(first, joined, today, policy).map((events) =>
      made(events.reduce<Booking>(booking.evolve, booking.initial)),
    );
    expect(others).toMatchObject([
      { startsAt: second, status: 'confirmed', series: { position: 2, of: 3 } },
      { startsAt: third, status: 'confirmed', series: { position: 3, of: 3 } },
    ]);
    const { addressNote, price, endsAt, freeCancellationHours, offeringName } = first;
    expect(offeringName).toEqual(offered('instant').name);
    for (const [n, other] of others.entries()) {
      expect(other).toMatchObject({ addressNote, price, freeCancellationHours, offeringName });
      expect(other.endsAt).toBe(later(endsAt, (n + 1) * 7 * days));
      expect(other.series?.id).toBe(first.series?.id);
    }
  });

  it('waits for the answer to each booking where the professional wants to approve', () => {
    const command = { ...place, rhythm: 'weekly' as const, starts: [second] };
    const facts = { policy, service: offered('approval'), isPaused: false };
    const decision = placeSeries(command, held('approval'), by(salma), facts);
    if (!decision.ok) throw new Error(decision.refused.code);
    const [, joined] = decision.events;
    if (joined?.type !== 'osta.booking.booking-joined-series') throw new Error('none joined');
    const first = made(decision.events.reduce<Booking>(booking.evolve, held('approval')));
    const [other] = occurrences(first, joined, today, policy);
    const pending = made((other ?? []).reduce<Booking>(booking.evolve, booking.initial));
    expect(pending).toMatchObject({ status: 'pending', answerBy: later(today, 24 * 3_600_000) });
  });

  it('is refused as a whole when one date is taken, with the times nearest to it', () => {
    expect(place3({ service: offered('instant', [taken(third)]) })).toMatchObject({
      ok: false,
      refused: {
        code: 'SERIES_NOT_FREE',
        dates: [{ startsAt: third, isFree: false, alternatives: [{}, {}, {}] }],
      },
    });
  });

  it('never takes a time twice, nor one before its first', () => {
    for (const starts of [
      [second, second],
      [second, later(second, 30 * 60_000)],
      [tomorrow],
      [later(tomorrow, -7 * days)],
    ]) {
      expect(place3({}, starts)).toMatchObject({ refused: { code: 'SERIES_NOT_FREE' } });
    }
  });

  it('is refused when the service can no longer be booked, and to everybody else', () => {
    expect(place3({ service: null })).toMatchObject({ refused: { code: 'SERVICE_NOT_BOOKABLE' } });
    expect(place3({ service: null, isPaused: true })).toMatchObject({
      refused: { code: 'PROFESSIONAL_PAUSED' },
    });
    const command = { ...place, rhythm: 'weekly' as const, starts: [second] };
    const facts = { policy, service: offered('instant'), isPaused: false };
    expect(placeSeries(command, held('instant'), by(omar), facts).ok).toBe(false);
    expect(placeSeries(command, booking.initial, by(salma), facts)).toMatchObject({
      refused: { code: 'BOOKING_NOT_FOUND' },
    });
  });

  it('follows the hours of Ramadan: what they close is named with other times', () => {
    const service = offered('instant');
    const { availability } = service.terms;
    // Ramadan 1447 begins on 18 February 2026 and ends on 19 March
    const night = [{ from: 1260, to: 1440 }];
    const week: Availability['week'] = {
      saturday: night,
      sunday: night,
      monday: night,
      tuesday: night,
      wednesday: night,
      thursday: night,
      friday: night,
    };
    const ramadan = {
      kind: 'ramadan' as const,
      firstDay: day('03-08'),
      lastDay: day('03-19'),
      week,
    };
    const { terms } = service;
    const fasting: OfferedService = {
      ...service,
      terms: {
        ...terms,
        rules: { ...terms.rules, horizonDays: 60 },
        availability: { ...availability, seasons: [ramadan] },
      },
    };
    const starts = seriesStarts(tomorrow, 'weekly', 4, availability.zone).slice(1);
    const dates = seriesDates(fasting, starts, today);
    expect(dates.map(({ isFree }) => isFree)).toEqual([false, false, true]);
    expect(dates[0]?.alternatives).toHaveLength(3);
  });
});

function made(state: Booking): MadeBooking {
  if (state.status === 'none' || state.status === 'refused') throw new Error(state.status);
  return state;
}
