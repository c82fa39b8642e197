import type { ServiceRequestClosedByAdmin } from '@osta/contracts/request/service-request-closed-by-admin';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  accepted,
  as,
  awarded,
  content,
  drafted,
  nadia,
  nadiasQuote,
  omar,
  quoted,
  quotedByNadia,
  requestId,
  salma,
  sent,
  stranger as admin,
} from '../../testing/leaking-sink.ts';
import { closeRequest } from './close-request.ts';
import { serviceRequest } from './service-request.ts';

const command = { requestId, reason: 'Not a trade of this marketplace' };

function closed(...professionalIds: (typeof omar)[]): ServiceRequestClosedByAdmin {
  return {
    type: 'osta.request.service-request-closed-by-admin',
    data: {
      customerId: salma,
      professionalIds,
      serviceId: content.serviceId,
      reason: command.reason,
    },
  };
}

describe('close a request', () => {
  it('closes it from every status that is not final', () => {
    given(serviceRequest, drafted).when(closeRequest, command, as(admin)).emits(closed());
    given(serviceRequest, ...sent)
      .when(closeRequest, command, as(admin))
      .emits(closed(omar, nadia));
    given(serviceRequest, ...sent, quoted, accepted)
      .when(closeRequest, command, as(admin))
      .emits(closed(omar, nadia));
    given(serviceRequest, ...sent, quoted, accepted, awarded)
      .when(closeRequest, command, as(admin))
      .emits(closed(omar, nadia));
  });

  it('ends every open quote; the accepted one stays accepted', () => {
    given(serviceRequest, ...sent, quoted, quotedByNadia, accepted)
      .when(closeRequest, command, as(admin))
      .emits(closed(omar, nadia), {
        type: 'osta.request.quote-not-selected',
        data: { ...nadiasQuote, ended: 'closed' },
      });
  });

  it('happens once', () => {
    given(serviceRequest, ...sent, closed(omar, nadia))
      .when(closeRequest, command, as(admin))
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'closed', allowed: [] });
  });

  it('is refused without a request', () => {
    given(serviceRequest)
      .when(closeRequest, command, as(admin))
      .refuses({ code: 'REQUEST_NOT_FOUND' });
  });
});
