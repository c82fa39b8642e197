import type { Actor } from '@osta/contracts/actor';
import { BookingEvent } from '@osta/contracts/booking/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { readEvent } from '@osta/contracts/read-event';
import { recordedType } from '@osta/contracts/recorded-type';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { describe, expect, it } from 'vitest';

import {
  bookingId,
  bookingNews,
  cancelled,
  customerId,
  endsAt,
  handing,
  later,
  parties,
  placed,
  price,
  professionalId,
  quoteId,
  startsAt,
} from '../../testing/booking-news.ts';
import { notify } from './notify.ts';

function recorded(what: string, actor: Actor, data: object): EventEnvelope {
  const type = recordedType(`osta.booking.${what}`);
  const read = readEvent({ type, data: { ...parties, ...data } });
  return madeEvent({ type: read.type, data: { ...read.data }, subject: bookingId, actor });
}

/** Returns `<role>: <reason> <status>` of each notification, in order. */
function told(what: string, actor: Actor, data: object): readonly string[] {
  return notify(recorded(what, actor, data)).map(
    ({ role, reason, parameters }) => `${role}: ${reason} ${parameters.booking?.status}`,
  );
}

describe('notify of a booking', () => {
  it.each(bookingNews)('notifies the other side of %s by %s', (what, actor, data, expected) => {
    expect(told(what, actor, data)).toEqual(expected);
  });

  it('is tested for every event of a booking', () => {
    const asked = bookingNews.map(([what]) => `osta.booking.${what}`);
    expect(asked.toSorted()).toEqual(
      BookingEvent.options.map(({ shape }) => shape.type.value).toSorted(),
    );
  });

  it('says once that a booking which needs no answer is confirmed', () => {
    expect(told('booking-placed', customerId, { ...placed, answerBy: null })).toEqual([]);
  });

  it('promises nobody that a colleague comes who has not answered', () => {
    expect(told('booking-handed-over', 'system', { ...handing, answerBy: later })).toEqual([
      'customer: booking_handed_over_unanswered pending',
      'professional: booking_handed_over_unanswered pending',
      'professional: booking_given_away null',
    ]);
  });

  it('does not blame a side for a booking that ended with its request', () => {
    expect(told('booking-cancelled', 'system', { ...cancelled, by: 'system' })).toEqual([
      'customer: booking_cancelled_by_osta cancelled',
      'professional: booking_cancelled_by_osta cancelled',
    ]);
  });

  it('leads each side to its own page of the booking, and names its start', () => {
    const confirmed = recorded('booking-confirmed', 'system', {
      quoteId,
      endsAt,
      closesAt: later,
      price,
    });
    expect(
      notify(confirmed).map(({ recipientId, parameters }) => [recipientId, parameters]),
    ).toEqual([
      [customerId, expect.objectContaining({ actionPath: `/customer/bookings/${bookingId}` })],
      [
        professionalId,
        {
          actionPath: `/professional/bookings/${bookingId}`,
          customerId,
          professionalId,
          serviceId: 'plumbing.leak',
          budget: null,
          price: null,
          proposedStart: null,
          booking: { status: 'confirmed', start: startsAt },
        },
      ],
    ]);
  });

  it('names the proposed time beside the one that stands', () => {
    const times = { newStartsAt: later, newEndsAt: later, answerBy: later };
    const content = { by: 'customer', authorId: customerId, note: '', ...times };
    const proposed = recorded('reschedule-proposed', customerId, content);
    const [{ parameters } = {}] = notify(proposed);
    expect(parameters).toMatchObject({ proposedStart: later, booking: { start: startsAt } });
  });
});
