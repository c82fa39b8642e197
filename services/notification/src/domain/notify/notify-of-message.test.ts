import { madeEvent } from '@osta/event-store/testing/made-event';
import { describe, expect, it } from 'vitest';

import { notify } from './notify.ts';

const customerId = '01980000-0000-7000-8000-00000000000a';
const professionalId = '01980000-0000-7000-8000-00000000000b';
const bookingId = '01980000-0000-7000-8000-0000000000b1';
const quietUntil = '2026-03-02T08:10:00.000Z';
const parties = {
  customerId,
  professionalId,
  serviceId: 'plumbing.leak',
  requestId: null,
  startsAt: '2026-03-02T08:00:00.000Z',
  bookingId,
};

/** Returns the notifications of an event of a conversation. */
function told(what: string, actor: string, data: object): ReturnType<typeof notify> {
  const subject = '01980000-0000-7000-8000-000000000003';
  const type = `osta.conversation.${what}`;
  return notify(madeEvent({ type, data: { ...parties, ...data }, subject, actor }));
}

describe('notify of messages', () => {
  const text = 'sealed:1:d29yZHM';
  const sent = { by: 'customer', authorId: customerId, number: 1, text, quietUntil };

  it('tells the other side, with the way to the booking and without the words', () => {
    const [news, ...others] = told('message-sent', customerId, sent);
    expect(others).toEqual([]);
    expect(news).toMatchObject({
      recipientId: professionalId,
      role: 'professional',
      type: 'booking',
      reason: 'message_received',
      parameters: { actionPath: `/professional/bookings/${bookingId}` },
    });
    expect(JSON.stringify(news)).not.toContain(text);
  });

  it('tells neither of a message that another stands for, nor of a reading', () => {
    expect(told('message-sent', customerId, { ...sent, number: 2, quietUntil: null })).toEqual([]);
    expect(told('messages-read', professionalId, { by: 'professional', upTo: 2 })).toEqual([]);
  });

  it('tells a side later of what came too soon after it had read', () => {
    const [news] = told('messages-announced', 'system', { to: 'customer', upTo: 3, quietUntil });
    expect(news).toMatchObject({
      recipientId: customerId,
      parameters: { actionPath: `/customer/bookings/${bookingId}` },
    });
  });
});
