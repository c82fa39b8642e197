import type { EventEnvelope } from '@osta/contracts/envelope';
import { describe, expect, it } from 'vitest';

import { conductIn } from './conduct-copy.ts';

const professionalId = '01980000-0000-7000-8000-00000000000c';
const customerId = '01980000-0000-7000-8000-00000000000a';
const booking = '01980000-0000-7000-8000-0000000000b1';
const parties = { customerId, professionalId };

function event(type: string, time: string, data: object): EventEnvelope {
  return {
    type,
    time,
    subject: booking,
    data: { ...parties, ...data },
  } as unknown as EventEnvelope;
}

const placed = event('osta.booking.booking-placed', '2026-03-01T08:00:00.000Z', {
  answerBy: '2026-03-02T08:00:00.000Z',
});
const confirmed = event('osta.booking.booking-confirmed', '2026-03-01T09:00:00.000Z', {});

function cancelled(by: string, isLate: boolean): EventEnvelope {
  return event('osta.booking.booking-cancelled', '2026-03-02T09:00:00.000Z', { by, isLate });
}

describe('the conduct of a professional', () => {
  it('is when they were asked, when they answered first, and how', () => {
    const again = event('osta.booking.booking-confirmed', '2026-03-05T09:00:00.000Z', {});
    expect(conductIn([placed, confirmed, again])).toEqual([
      [booking],
      [professionalId],
      [placed.time],
      [confirmed.time],
      ['accepted'],
      [confirmed.time],
      [false],
    ]);
  });

  it('counts agreeing on a new time as confirming, unless it was confirmed before', () => {
    const moved = event('osta.booking.booking-rescheduled', '2026-03-01T12:00:00.000Z', {});
    expect(conductIn([placed, moved]).slice(3, 6)).toEqual([
      [moved.time],
      ['accepted'],
      [moved.time],
    ]);
    expect(conductIn([placed, confirmed, moved]).slice(3, 6)).toEqual([
      [confirmed.time],
      ['accepted'],
      [confirmed.time],
    ]);
  });

  it('counts what an admin moved as confirmed, but not as answered', () => {
    const moved = event('osta.booking.booking-amended-by-admin', '2026-03-01T12:00:00.000Z', {});
    expect(conductIn([placed, moved]).slice(3, 6)).toEqual([[null], [null], [moved.time]]);
  });

  it('counts a cancellation that came too late, by themselves alone', () => {
    expect(conductIn([confirmed, cancelled('professional', true)]).at(-1)).toEqual([true]);
    expect(conductIn([confirmed, cancelled('professional', false)]).at(-1)).toEqual([false]);
    expect(conductIn([confirmed, cancelled('customer', true)]).at(-1)).toEqual([false]);
  });

  it('says that a booking expired without an answer', () => {
    const expired = event('osta.booking.booking-expired', '2026-03-02T08:00:00.000Z', {});
    expect(conductIn([placed, expired]).slice(3, 5)).toEqual([[null], ['missed']]);
  });

  it('blames no professional whose other time the customer has not answered', () => {
    const expired = event('osta.booking.booking-expired', '2026-03-02T08:00:00.000Z', {
      owedBy: 'customer',
    });
    expect(conductIn([placed, expired]).slice(3, 5)).toEqual([[null], [null]]);
  });

  it('asks everybody who is invited to a request', () => {
    const invited = event('osta.request.professionals-invited', '2026-03-01T08:00:00.000Z', {
      professionalIds: [professionalId, customerId],
    });
    const quoted = event('osta.request.quote-submitted', '2026-03-01T08:30:00.000Z', {});
    expect(conductIn([invited, quoted]).slice(1, 5)).toEqual([
      [professionalId, customerId],
      [invited.time, invited.time],
      [quoted.time, null],
      ['accepted', null],
    ]);
  });
});
