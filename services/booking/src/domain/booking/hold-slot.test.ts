import { Instant } from '@osta/contracts/instant';
import { given } from '@osta/platform/testing/given';
import { describe, expect, it } from 'vitest';

import {
  by,
  offered,
  offeringId,
  omar,
  salma,
  stranger,
  today,
  tomorrow,
} from '../../testing/every-move.ts';
import { slotFacts } from '../../testing/slot-facts.ts';
import { booking } from './booking.ts';
import { holdSlot } from './hold-slot.ts';
import type { OfferedService, SimilarService } from './offered-service.ts';

const command = { offeringId, startsAt: tomorrow };
const facts = slotFacts();
/** Nine to half past ten, with its buffers: from 06:45 UTC, as Tripoli is two hours ahead. */
const taken = {
  startsAt: Instant.parse('2026-03-02T07:45:00.000Z'),
  endsAt: Instant.parse('2026-03-02T09:45:00.000Z'),
  startOfSameService: null,
};

/** The same service of somebody who starts from so many meters away. */
function at(distanceMeters: number, busy: OfferedService['busy'] = []): SimilarService {
  return { ...offered('instant', busy), distanceMeters };
}

describe('a hold', () => {
  it('keeps a free slot for five minutes', () => {
    const decision = holdSlot(command, booking.initial, by(salma), facts);
    expect(decision).toMatchObject({
      ok: true,
      events: [
        {
          data: {
            customerId: salma,
            professionalId: omar,
            offeringName: { ar: 'كشف تسرب', en: '' },
            startsAt: tomorrow,
            endsAt: '2026-03-02T09:30:00.000Z',
            freeCancellationHours: 24,
            heldUntil: '2026-03-01T07:35:00.000Z',
          },
        },
      ],
    });
  });

  it('of a taken slot is refused with the nearest free ones, and others who are free', () => {
    const other = { ...offered('instant'), professionalId: salma, distanceMeters: 3000 };
    const full = { ...facts, service: offered('instant', [taken]), similar: [other] };
    const decision = holdSlot(command, booking.initial, by(stranger, today), full);
    expect(decision).toMatchObject({
      ok: false,
      refused: {
        code: 'SLOT_TAKEN',
        alternatives: [
          { startsAt: '2026-03-02T06:00:00.000Z' },
          { startsAt: '2026-03-02T10:00:00.000Z' },
          { startsAt: '2026-03-02T10:30:00.000Z' },
        ],
        similar: [{ professionalId: salma, startsAt: tomorrow, distanceMeters: 3000 }],
      },
    });
  });

  it('on a day that others have filled is refused like one of a taken slot', () => {
    const morning = {
      startsAt: Instant.parse('2026-03-02T05:45:00.000Z'),
      endsAt: Instant.parse('2026-03-02T07:45:00.000Z'),
      startOfSameService: Instant.parse('2026-03-02T06:00:00.000Z'),
    };
    const { terms, ...service } = offered('instant', [morning]);
    const rules = { ...terms.rules, dailyCap: 1 };
    const full = {
      ...facts,
      service: { ...service, terms: { ...terms, rules } },
      similar: [at(500)],
    };
    expect(holdSlot(command, booking.initial, by(salma), full)).toMatchObject({
      ok: false,
      refused: {
        code: 'SLOT_TAKEN',
        alternatives: [
          { startsAt: '2026-03-01T14:30:00.000Z' },
          { startsAt: '2026-03-01T14:00:00.000Z' },
          { startsAt: '2026-03-01T13:30:00.000Z' },
        ],
        similar: [{ startsAt: tomorrow }],
      },
    });
  });

  it.each([
    ['in the past', '2026-03-01T06:00:00.000Z'],
    ['sooner than the notice', '2026-03-01T09:00:00.000Z'],
    ['beyond the horizon', '2026-04-01T08:00:00.000Z'],
  ])('%s is refused', (_when, startsAt) => {
    const asked = { offeringId, startsAt: Instant.parse(startsAt) };
    expect(holdSlot(asked, booking.initial, by(salma), facts)).toMatchObject({
      ok: false,
      refused: { code: 'SLOT_NOT_OFFERED' },
    });
  });

  it('outside of the hours is refused', () => {
    const early = { offeringId, startsAt: Instant.parse('2026-03-02T05:00:00.000Z') };
    expect(holdSlot(early, booking.initial, by(salma), facts)).toMatchObject({
      ok: false,
      refused: { code: 'SLOT_NOT_OFFERED' },
    });
  });

  it('is not for the own service, nor for one that cannot be booked', () => {
    const refused = { code: 'SERVICE_NOT_BOOKABLE' } as const;
    given(booking).when(holdSlot, command, by(omar), facts).refuses(refused);
    given(booking)
      .when(holdSlot, command, by(salma), { ...facts, service: null })
      .refuses(refused);
  });

  it('is not for the service of somebody who has paused', () => {
    given(booking)
      .when(holdSlot, command, by(salma), { ...facts, service: null, isPaused: true })
      .refuses({ code: 'PROFESSIONAL_PAUSED' });
  });

  it('is not for a customer, nor of a professional, with three strikes', () => {
    const start = Instant.parse('2026-02-20T08:00:00.000Z');
    const older = Instant.parse('2025-12-20T08:00:00.000Z');
    const strikes = [older, start, start];
    given(booking)
      .when(holdSlot, command, by(salma), { ...facts, strikes })
      .refuses({ code: 'BOOKING_PAUSED', until: Instant.parse('2026-03-20T08:00:00.000Z') });
    given(booking)
      .when(holdSlot, command, by(salma), { ...facts, service: { ...offered('instant'), strikes } })
      .refuses({ code: 'SERVICE_NOT_BOOKABLE' });
    const free = { ...facts, strikes: [start, start] };
    expect(holdSlot(command, booking.initial, by(salma), free).ok).toBe(true);
  });

  it('does not name somebody with three strikes among those who are free', () => {
    const start = Instant.parse('2026-02-20T08:00:00.000Z');
    const other = {
      ...offered('instant'),
      professionalId: salma,
      strikes: [start, start, start],
      distanceMeters: 3000,
    };
    const full = { ...facts, service: offered('instant', [taken]), similar: [other] };
    expect(holdSlot(command, booking.initial, by(stranger, today), full)).toMatchObject({
      refused: { code: 'SLOT_TAKEN', similar: [] },
    });
  });

  it('names three others near by, in the order in which they start from near, who are free', () => {
    const away = {
      startsAt: Instant.parse('2026-02-20T00:00:00.000Z'),
      endsAt: Instant.parse('2026-03-20T00:00:00.000Z'),
      startOfSameService: null,
    };
    const service = offered('instant', [taken]);
    const distances = (similar: readonly SimilarService[]) => {
      const decision = holdSlot(command, booking.initial, by(stranger), {
        ...facts,
        service,
        similar,
      });
      if (decision.ok || decision.refused.code !== 'SLOT_TAKEN') throw new Error('It was free');
      return decision.refused.similar.map(({ distanceMeters }) => distanceMeters);
    };
    expect(distances([at(500), at(1000, [away]), at(2000), at(3000), at(4000)])).toEqual([
      500, 2000, 3000,
    ]);
    expect(distances([at(0), at(50_000), at(50_001)])).toEqual([0, 50_000]);
    expect(distances([{ ...at(0), professionalId: stranger }])).toEqual([]);
  });

  it('is one of three at most', () => {
    given(booking)
      .when(holdSlot, command, by(salma), { ...facts, openHolds: 3 })
      .refuses({ code: 'HOLD_LIMIT_REACHED', limit: 3 });
  });
});
