import type { ServiceRequestWithdrawn } from '@osta/contracts/request/service-request-withdrawn';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  accepted,
  as,
  content,
  countered,
  drafted,
  nadia,
  nadiasQuote,
  omar,
  omarsQuote,
  quoted,
  quotedByNadia,
  requestId,
  salma,
  sent,
  stranger,
} from '../../testing/leaking-sink.ts';
import { serviceRequest } from './service-request.ts';
import { withdrawRequest } from './withdraw-request.ts';

const command = { requestId, reason: 'My brother has fixed it' };

function withdrawn(...professionalIds: (typeof omar)[]): ServiceRequestWithdrawn {
  return {
    type: 'osta.request.service-request-withdrawn',
    data: {
      customerId: salma,
      professionalIds,
      serviceId: content.serviceId,
      reason: command.reason,
    },
  };
}

describe('withdraw a request', () => {
  it('ends it', () => {
    given(serviceRequest, drafted).when(withdrawRequest, command, as(salma)).emits(withdrawn());
    given(serviceRequest, ...sent)
      .when(withdrawRequest, command, as(salma))
      .emits(withdrawn(omar, nadia));
  });

  it('ends every open quote', () => {
    given(serviceRequest, ...sent, quoted, quotedByNadia, countered)
      .when(withdrawRequest, command, as(salma))
      .emits(
        withdrawn(omar, nadia),
        { type: 'osta.request.quote-not-selected', data: { ...omarsQuote, ended: 'withdrawn' } },
        { type: 'osta.request.quote-not-selected', data: { ...nadiasQuote, ended: 'withdrawn' } },
      );
  });

  it('is refused once a quote is accepted, because the booking is cancelled instead', () => {
    given(serviceRequest, ...sent, quoted, accepted)
      .when(withdrawRequest, command, as(salma))
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'awarding', allowed: ['close'] });
  });

  it('happens once', () => {
    given(serviceRequest, ...sent, withdrawn(omar, nadia))
      .when(withdrawRequest, command, as(salma))
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'withdrawn', allowed: [] });
  });

  it('is the business of the customer alone', () => {
    for (const actor of [stranger, omar]) {
      given(serviceRequest, ...sent)
        .when(withdrawRequest, command, as(actor))
        .refuses({ code: 'REQUEST_NOT_FOUND' });
    }
  });
});
