import { madeEvent } from '@osta/event-store/testing/made-event';
import { describe, expect, it } from 'vitest';

import { notify } from './notify.ts';

const customerId = '01980000-0000-7000-8000-00000000000a';
const professionalId = '01980000-0000-7000-8000-00000000000b';
const bookingId = '01980000-0000-7000-8000-00000000000c';
const later = '2026-03-03T08:00:00.000Z';
const parties = {
  customerId,
  professionalId,
  serviceId: 'plumbing.leak',
  requestId: null,
  startsAt: '2026-03-02T08:00:00.000Z',
};

/** Returns `<role>: <reason>` of each notification, in order. */
function told(
  what: string,
  actor: 'system' | typeof customerId | typeof professionalId,
  data: object,
): readonly string[] {
  const subject = '01980000-0000-7000-8000-000000000003';
  const type = `osta.booking.${what}`;
  return notify(madeEvent({ type, data: { ...parties, ...data }, subject, actor })).map(
    ({ role, reason }) => `${role}: ${reason}`,
  );
}

describe('notify of reviews and reminders', () => {
  it('reminds of the last hours in other words, and of nothing that is late', () => {
    const due = 'booking-reminder-due';
    expect(told(due, 'system', { hoursBefore: 2, isInTime: true })).toEqual([
      'customer: booking_soon',
      'professional: booking_soon',
    ]);
    expect(told(due, 'system', { hoursBefore: 24, isInTime: false })).toEqual([]);
  });

  it('tells the professional alone to leave, with the way, while it is in time', () => {
    const way = { travelMinutes: 25 };
    expect(told('departure-due', 'system', { ...way, isInTime: false })).toEqual([]);
    expect(told('departure-due', 'system', { ...way, isInTime: true })).toEqual([
      'professional: booking_leave_now',
    ]);
    const data = { ...parties, ...way, isInTime: true };
    const type = 'osta.booking.departure-due';
    expect(notify(madeEvent({ type, data, subject: bookingId, actor: 'system' }))).toMatchObject([
      { parameters: { booking: { start: parties.startsAt, travelMinutes: 25 } } },
    ]);
  });

  it('leads whoever reported a review to where it was read, and never names its writer', () => {
    const stranger = '01980000-0000-7000-8000-00000000000e';
    const data = {
      ...parties,
      of: 'customer',
      outcome: 'hidden',
      reporterIds: [stranger, professionalId],
    };
    const type = 'osta.booking.review-reports-decided';
    const actionPath = `/professional/profile/${professionalId}/public`;
    const answer = {
      reason: 'booking_review_report_hidden',
      parameters: { actionPath, customerId: null },
    };
    expect(notify(madeEvent({ type, data, subject: customerId, actor: 'system' }))).toMatchObject([
      { recipientId: stranger, role: 'customer', ...answer },
      { recipientId: professionalId, role: 'professional', ...answer },
    ]);
    // The one about a customer was on their booking
    const own = { ...data, of: 'professional', reporterIds: [customerId] };
    expect(
      notify(madeEvent({ type, data: own, subject: bookingId, actor: 'system' })),
    ).toMatchObject([
      { recipientId: customerId, parameters: { actionPath: `/customer/bookings/${bookingId}` } },
    ]);
  });

  it('tells of two reviews once, to whoever did not write the second', () => {
    const second = { by: 'customer', authorId: customerId, stars: 5, text: '', awaitsOther: false };
    expect(told('review-written', customerId, second)).toEqual([]);
    const both = { publishedAt: later, customerStars: 5, professionalStars: 4 };
    expect(told('reviews-published', customerId, both)).toEqual([
      'professional: booking_review_received',
    ]);
    expect(told('reviews-published', 'system', both)).toEqual([
      'professional: booking_review_received',
      'customer: booking_review_received',
    ]);
  });
});
