import { Instant, later } from '@osta/contracts/instant';
import type { RequestEvent } from '@osta/contracts/request/events';
import type { ServiceRequestExpired } from '@osta/contracts/request/service-request-expired';
import { RequestContent } from '@osta/contracts/request/terms';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  accepted,
  as,
  content,
  drafted,
  expiresAt,
  invited,
  omarsQuote,
  quoted,
  requestId,
  salma,
  sent,
  submitted,
} from '../../testing/leaking-sink.ts';
import { expireRequest } from './expire-request.ts';
import { serviceRequest } from './service-request.ts';

const command = { requestId };
const wantedUntil = Instant.parse('2026-03-08T12:00:00.000Z');
const withWindows = RequestContent.parse({
  ...content,
  wanted: {
    kind: 'windows',
    windows: [
      { startsAt: '2026-03-08T08:00:00.000Z', endsAt: wantedUntil },
      { startsAt: '2026-03-07T08:00:00.000Z', endsAt: '2026-03-07T12:00:00.000Z' },
    ],
  },
});
const sentWithWindows: RequestEvent[] = [
  { ...drafted, data: { customerId: salma, content: withWindows } },
  submitted,
  invited,
];

function expired(cause: ServiceRequestExpired['data']['cause']): ServiceRequestExpired {
  return {
    type: 'osta.request.service-request-expired',
    data: { customerId: salma, serviceId: content.serviceId, cause },
  };
}

describe('expire a request', () => {
  it('records that its time is over', () => {
    given(serviceRequest, ...sent)
      .when(expireRequest, command, as('system', expiresAt))
      .emits(expired('age'));
  });

  it('records that the last wanted time is over, and ends the open quotes', () => {
    given(serviceRequest, ...sentWithWindows, quoted)
      .when(expireRequest, command, as('system', wantedUntil))
      .emits(expired('wanted-time-passed'), {
        type: 'osta.request.quote-not-selected',
        data: { ...omarsQuote, ended: 'expired' },
      });
  });

  it('changes nothing a millisecond early', () => {
    given(serviceRequest, ...sent)
      .when(expireRequest, command, as('system', later(expiresAt, -1)))
      .refuses({
        code: 'REQUEST_ILLEGAL_TRANSITION',
        state: 'open',
        allowed: ['invite', 'decline', 'revise', 'quote', 'withdraw', 'close'],
      });
    given(serviceRequest, ...sentWithWindows)
      .when(expireRequest, command, as('system', later(wantedUntil, -1)))
      .refuses({
        code: 'REQUEST_ILLEGAL_TRANSITION',
        state: 'open',
        allowed: ['invite', 'decline', 'revise', 'quote', 'withdraw', 'close'],
      });
  });

  it('happens once, and never while a booking is awaited', () => {
    given(serviceRequest, ...sent, expired('age'))
      .when(expireRequest, command, as('system', expiresAt))
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'expired', allowed: [] });
    given(serviceRequest, ...sent, quoted, accepted)
      .when(expireRequest, command, as('system', expiresAt))
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'awarding', allowed: ['close'] });
  });

  it('is the business of nobody but the system', () => {
    given(serviceRequest, ...sent)
      .when(expireRequest, command, as(salma, expiresAt))
      .refuses({ code: 'REQUEST_NOT_FOUND' });
  });
});
