import type { ServiceRequestDeclinedByProfessional } from '@osta/contracts/request/service-request-declined-by-professional';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  as,
  asked,
  content,
  drafted,
  nadia,
  omar,
  quoted,
  requestId,
  salma,
  sent,
  stranger,
  submitted,
} from '../../testing/leaking-sink.ts';
import { declineRequest } from './decline-request.ts';
import { serviceRequest } from './service-request.ts';

const command = { requestId, reason: 'I am away until spring' };

function declined(professionalId = omar, isLast = false): ServiceRequestDeclinedByProfessional {
  return {
    type: 'osta.request.service-request-declined-by-professional',
    data: {
      customerId: salma,
      professionalId,
      serviceId: content.serviceId,
      reason: command.reason,
      isLast,
    },
  };
}

describe('decline a request', () => {
  it('leaves the request to the others', () => {
    given(serviceRequest, ...sent)
      .when(declineRequest, command, as(omar))
      .emits(declined());
  });

  it('ends it when nobody is left', () => {
    given(serviceRequest, ...sent, declined())
      .when(declineRequest, command, as(nadia))
      .emits(declined(nadia, true));
    given(serviceRequest, drafted, submitted, asked(omar))
      .when(declineRequest, command, as(omar))
      .emits(declined(omar, true));
  });

  it('is possible once, and then no longer offered', () => {
    given(serviceRequest, ...sent, declined())
      .when(declineRequest, command, as(omar))
      .refuses({
        code: 'REQUEST_ILLEGAL_TRANSITION',
        state: 'open',
        allowed: ['invite', 'revise', 'quote', 'withdraw', 'close'],
      });
  });

  it('comes too late once somebody has quoted', () => {
    given(serviceRequest, ...sent, quoted)
      .when(declineRequest, command, as(nadia))
      .refuses({
        code: 'REQUEST_ILLEGAL_TRANSITION',
        state: 'quoted',
        allowed: ['revise', 'quote', 'withdraw', 'close'],
      });
  });

  it('is for those who were asked', () => {
    for (const actor of [stranger, salma]) {
      given(serviceRequest, ...sent)
        .when(declineRequest, command, as(actor))
        .refuses({ code: 'REQUEST_NOT_FOUND' });
    }
  });
});
