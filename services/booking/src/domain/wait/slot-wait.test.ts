import { OfferingId, SlotWaitId } from '@osta/contracts/ids';
import { Instant, later } from '@osta/contracts/instant';
import { Day } from '@osta/contracts/offering/day';
import { describe, expect, it } from 'vitest';

import {
  bookingId,
  by,
  offered,
  offeringId,
  omar,
  policy,
  salma,
  stranger,
  tomorrow,
} from '../../testing/every-move.ts';
import { booking } from '../booking/booking.ts';
import { offerSlot } from '../booking/offer-slot.ts';
import { passOffer } from '../booking/pass-offer.ts';
import { waitDeadlines } from './deadlines.ts';
import { endWait } from './end-wait.ts';
import { fulfilWait } from './fulfil-wait.ts';
import { joinWait } from './join-wait.ts';
import { leaveWait } from './leave-wait.ts';
import { offersFor, type InLine } from './offers-for.ts';
import { slotWait } from './slot-wait.ts';

const waitId = SlotWaitId.parse('01980000-0000-7000-8000-0000000000f1');
const otherId = SlotWaitId.parse('01980000-0000-7000-8000-0000000000f2');
const service = offered('instant');
const day = (text: string): Day => Day.parse(text);
const command = { offeringId, firstDay: day('2026-03-02'), lastDay: day('2026-03-03') };
const otherOffering = OfferingId.parse('01980000-0000-7000-8000-0000000000d2');
const facts = { policy, service, open: [], strikes: [], isPaused: false };

const joined = {
  type: 'osta.wait.slot-wait-joined',
  data: {
    customerId: salma,
    professionalId: omar,
    serviceId: service.serviceId,
    offeringId,
    offeringName: { ar: 'كشف تسرب', en: '' },
    firstDay: command.firstDay,
    lastDay: command.lastDay,
    opensAt: Instant.parse('2026-03-01T22:00:00.000Z'),
    endsAt: Instant.parse('2026-03-03T22:00:00.000Z'),
  },
} as const;
const waiting = slotWait.evolve(slotWait.initial, joined);

describe('joining a wait', () => {
  it('is not for the service of somebody who has paused', () => {
    const paused = { ...facts, service: null, isPaused: true };
    expect(joinWait(command, slotWait.initial, by(salma), paused)).toMatchObject({
      refused: { code: 'PROFESSIONAL_PAUSED' },
    });
  });

  it('covers whole days of the service’s zone, and ends with the last one', () => {
    expect(joinWait(command, slotWait.initial, by(salma), facts)).toMatchObject({
      ok: true,
      events: [joined],
    });
    expect(waitDeadlines.of(waiting)).toEqual([
      { name: 'end-wait', about: '', dueAt: joined.data.endsAt },
    ]);
  });

  it('is for others than the professional, who must be bookable', () => {
    const codes = [
      joinWait(command, slotWait.initial, by(omar), facts),
      joinWait(command, slotWait.initial, by(salma), { ...facts, service: null }),
    ];
    for (const decision of codes) {
      expect(decision).toMatchObject({ refused: { code: 'SERVICE_NOT_BOOKABLE' } });
    }
  });

  it('is not for a customer, nor at a professional, whose booking is paused', () => {
    const start = Instant.parse('2026-02-20T08:00:00.000Z');
    const strikes = [start, start, start];
    expect(joinWait(command, slotWait.initial, by(salma), { ...facts, strikes })).toMatchObject({
      refused: { code: 'BOOKING_PAUSED', until: '2026-05-21T08:00:00.000Z' },
    });
    const struck = { ...facts, service: { ...service, strikes } };
    expect(joinWait(command, slotWait.initial, by(salma), struck)).toMatchObject({
      refused: { code: 'SERVICE_NOT_BOOKABLE' },
    });
  });

  it.each([
    ['2026-02-28', '2026-03-02'],
    ['2026-03-03', '2026-03-02'],
    ['2026-03-02', '2026-03-16'],
    ['2026-03-25', '2026-04-01'],
  ])('refuses the days from %s to %s', (first, last) => {
    const days = { offeringId, firstDay: day(first), lastDay: day(last) };
    expect(joinWait(days, slotWait.initial, by(salma), facts)).toMatchObject({
      refused: { code: 'WAIT_DAYS_INVALID', most: 14 },
    });
  });

  it('stands in one line once, and in five at most', () => {
    const twice = { ...facts, open: [{ ...command, firstDay: command.lastDay }] };
    expect(joinWait(command, slotWait.initial, by(salma), twice)).toMatchObject({
      refused: { code: 'ALREADY_WAITING' },
    });
    const elsewhere = { ...command, offeringId: otherOffering };
    const five = { ...facts, open: Array.from({ length: 5 }, () => elsewhere) };
    expect(joinWait(command, slotWait.initial, by(salma), five)).toMatchObject({
      refused: { code: 'WAIT_LIMIT_REACHED', limit: 5 },
    });
  });
});

describe('a wait', () => {
  it('is left by its customer alone, once', () => {
    const left = leaveWait({ waitId }, waiting, by(salma));
    expect(left).toMatchObject({ ok: true, events: [{ type: 'osta.wait.slot-wait-left' }] });
    expect(leaveWait({ waitId }, waiting, by(stranger))).toMatchObject({
      refused: { code: 'WAIT_NOT_FOUND' },
    });
    const over = slotWait.evolve(waiting, {
      type: 'osta.wait.slot-wait-left',
      data: joined.data,
    });
    expect(waitDeadlines.of(over)).toEqual([]);
    expect(leaveWait({ waitId }, over, by(salma))).toMatchObject({
      refused: { code: 'WAIT_IS_OVER', state: 'left' },
    });
  });

  it('ends with a booking, with its last day, or with an account, by the system alone', () => {
    expect(fulfilWait({ waitId, bookingId }, waiting, by('system'))).toMatchObject({
      ok: true,
      events: [{ data: { bookingId } }],
    });
    expect(fulfilWait({ waitId, bookingId }, waiting, by(salma))).toMatchObject({
      refused: { code: 'WAIT_NOT_FOUND' },
    });
    const ended = { waitId, reason: 'days-passed' } as const;
    expect(endWait(ended, waiting, by('system'))).toMatchObject({
      refused: { code: 'WAIT_IS_OVER', state: 'waiting' },
    });
    expect(endWait(ended, waiting, by('system', joined.data.endsAt))).toMatchObject({
      events: [{ data: { offeringName: joined.data.offeringName } }],
    });
    expect(endWait({ ...ended, reason: 'account-erased' }, waiting, by('system')).ok).toBe(true);
  });
});

describe('an offered slot', () => {
  const offer = { bookingId, waitId, startsAt: tomorrow };
  const known = { policy, service, customerId: salma };

  it('is held for half an hour, and never until it begins', () => {
    expect(offerSlot(offer, booking.initial, by('system'), known)).toMatchObject({
      ok: true,
      events: [{ data: { customerId: salma, waitId, heldUntil: '2026-03-01T08:00:00.000Z' } }],
    });
    const rules = { ...service.terms.rules, noticeMinutes: 0 };
    const soon = { ...known, service: { ...service, terms: { ...service.terms, rules } } };
    const tooLate = by('system', later(tomorrow, -30 * 60_000));
    expect(offerSlot(offer, booking.initial, tooLate, soon)).toMatchObject({
      refused: { code: 'SLOT_NOT_OFFERED' },
    });
    const near = by('system', later(tomorrow, -40 * 60_000));
    expect(offerSlot(offer, booking.initial, near, soon)).toMatchObject({
      events: [{ data: { heldUntil: later(tomorrow, -30 * 60_000) } }],
    });
  });

  it('is one that is free, for a wait that is not over, by the system alone', () => {
    const busy = [
      { startsAt: tomorrow, endsAt: later(tomorrow, 3_600_000), startOfSameService: null },
    ];
    const decisions = [
      offerSlot(offer, booking.initial, by(salma), known),
      offerSlot(offer, booking.initial, by('system'), { ...known, customerId: null }),
      offerSlot(offer, booking.initial, by('system'), {
        ...known,
        service: offered('instant', busy),
      }),
    ];
    expect(decisions.map((each) => (each.ok ? 'ok' : each.refused.code))).toEqual([
      'BOOKING_NOT_FOUND',
      'SERVICE_NOT_BOOKABLE',
      'SLOT_NOT_OFFERED',
    ]);
  });

  it('is freed with its wait, and with no other', () => {
    const decision = offerSlot(offer, booking.initial, by('system'), known);
    if (!decision.ok) throw new Error('it was held');
    const held = decision.events.reduce(booking.evolve, booking.initial);
    expect(passOffer({ bookingId, waitId }, held, by('system'))).toMatchObject({
      ok: true,
      events: [{ type: 'osta.booking.booking-hold-released' }],
    });
    expect(passOffer({ bookingId, waitId: otherId }, held, by('system')).ok).toBe(false);
  });
});

const inLine = (id: typeof waitId, more: Partial<InLine> = {}): InLine => ({
  waitId: id,
  opensAt: joined.data.opensAt,
  endsAt: joined.data.endsAt,
  service,
  ...more,
});

describe('a freed time', () => {
  const freed = {
    startsAt: Instant.parse('2026-03-02T07:45:00.000Z'),
    endsAt: Instant.parse('2026-03-02T09:45:00.000Z'),
  };
  it('goes to the first in the line alone, if there is room for one', () => {
    const now = Instant.parse('2026-03-01T07:30:00.000Z');
    const full = offered('instant', [
      {
        startsAt: Instant.parse('2026-03-02T04:00:00.000Z'),
        endsAt: freed.startsAt,
        startOfSameService: null,
      },
      {
        startsAt: freed.endsAt,
        endsAt: Instant.parse('2026-03-02T20:00:00.000Z'),
        startOfSameService: null,
      },
    ]);
    const line = [inLine(waitId, { service: full }), inLine(otherId, { service: full })];
    expect(offersFor(freed, tomorrow, line, now)).toEqual([{ waitId, startsAt: tomorrow }]);
  });

  it('passes those whose days it is not on', () => {
    const now = Instant.parse('2026-03-01T07:30:00.000Z');
    const laterOnly = inLine(waitId, { opensAt: Instant.parse('2026-03-02T22:00:00.000Z') });
    expect(offersFor(freed, tomorrow, [laterOnly, inLine(otherId)], now)).toEqual([
      { waitId: otherId, startsAt: expect.any(String) },
    ]);
  });
});
