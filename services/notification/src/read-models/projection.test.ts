import { madeEvent } from '@osta/event-store/testing/made-event';
import { expect, it } from 'vitest';

import { stirredBy } from './projection.ts';

const salma = '01980000-0000-7000-8000-00000000000a';
const omar = '01980000-0000-7000-8000-00000000000b';
const parties = { customerId: salma, professionalId: omar };

function event(type: string, actor: string) {
  return madeEvent({ type, actor, data: parties });
}

it('stirs both sides of a conversation, each once', () => {
  expect(
    stirredBy([
      event('osta.conversation.message-sent', salma),
      event('osta.conversation.messages-read', omar),
    ]),
  ).toEqual([salma, omar]);
});

it('stirs those who changed a request or a booking, for their other windows', () => {
  expect(stirredBy([event('osta.booking.booking-confirmed', omar)])).toEqual([omar]);
  expect(stirredBy([event('osta.request.quote-accepted', salma)])).toEqual([salma]);
});

it('stirs somebody who became a professional, in the page that they look at', () => {
  const changed = { type: 'osta.account.account-kind-changed', data: { kind: 'professional' } };
  expect(stirredBy([madeEvent({ ...changed, subject: salma, actor: 'system' })])).toEqual([salma]);
});

it('stirs nobody for what the system does, or for what neither list shows', () => {
  expect(stirredBy([event('osta.booking.booking-expired', 'system')])).toEqual([]);
  expect(stirredBy([event('osta.store.store-opened', salma)])).toEqual([]);
});
