import type { ServiceRequestViewed } from '@osta/contracts/request/service-request-viewed';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  as,
  expiresAt,
  nadia,
  omar,
  requestId,
  salma,
  sent,
  stranger,
} from '../../testing/leaking-sink.ts';
import { serviceRequest } from './service-request.ts';
import { viewRequest } from './view-request.ts';

const viewed: ServiceRequestViewed = {
  type: 'osta.request.service-request-viewed',
  data: { professionalId: omar },
};

describe('view a request', () => {
  it('records the first look of each professional', () => {
    given(serviceRequest, ...sent)
      .when(viewRequest, { requestId }, as(omar))
      .emits(viewed);
    given(serviceRequest, ...sent, viewed)
      .when(viewRequest, { requestId }, as(nadia))
      .emits({ ...viewed, data: { professionalId: nadia } });
  });

  it('has nothing to record the second time', () => {
    given(serviceRequest, ...sent, viewed)
      .when(viewRequest, { requestId }, as(omar))
      .changesNothing();
  });

  it('is possible after the end', () => {
    given(serviceRequest, ...sent)
      .when(viewRequest, { requestId }, as(omar, expiresAt))
      .emits(viewed);
  });

  it('is for those who were asked', () => {
    for (const actor of [stranger, salma, 'system'] as const) {
      given(serviceRequest, ...sent)
        .when(viewRequest, { requestId }, as(actor))
        .refuses({ code: 'REQUEST_NOT_FOUND' });
    }
    given(serviceRequest)
      .when(viewRequest, { requestId }, as(omar))
      .refuses({ code: 'REQUEST_NOT_FOUND' });
  });
});
