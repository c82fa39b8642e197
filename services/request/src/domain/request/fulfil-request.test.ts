import { BookingId } from '@osta/contracts/ids';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  accepted,
  as,
  awarded,
  bookingId,
  quoted,
  requestId,
  salma,
  sent,
} from '../../testing/leaking-sink.ts';
import { fulfilRequest } from './fulfil-request.ts';
import { serviceRequest } from './service-request.ts';

const awarding = [...sent, quoted, accepted];

describe('fulfil a request', () => {
  const done = { requestId, bookingId };

  it('is caused by its own booking', () => {
    given(serviceRequest, ...awarding, awarded)
      .when(fulfilRequest, done, as('system'))
      .emits({ type: 'osta.request.service-request-fulfilled', data: { bookingId } });
  });

  it('is refused for another booking', () => {
    const other = BookingId.parse('01980000-0000-7000-8000-0000000000b1');
    given(serviceRequest, ...awarding, awarded)
      .when(fulfilRequest, { requestId, bookingId: other }, as('system'))
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'awarded', allowed: ['close'] });
  });

  it('follows an award, by the system', () => {
    given(serviceRequest, ...awarding)
      .when(fulfilRequest, done, as('system'))
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'awarding', allowed: ['close'] });
    given(serviceRequest, ...awarding, awarded)
      .when(fulfilRequest, done, as(salma))
      .refuses({ code: 'REQUEST_NOT_FOUND' });
  });
});
