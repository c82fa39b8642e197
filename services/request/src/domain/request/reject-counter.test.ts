import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  accepted,
  as,
  countered,
  nadia,
  omar,
  omarsQuote,
  quoted,
  quoteId,
  requestId,
  salma,
  sent,
  validUntil,
} from '../../testing/leaking-sink.ts';
import { acceptQuote } from './accept-quote.ts';
import { rejectCounter } from './reject-counter.ts';
import { defaultRequestPolicy } from './request-policy.ts';
import { serviceRequest } from './service-request.ts';

const command = { requestId, quoteId };
const rejected = { type: 'osta.request.quote-counter-rejected' as const, data: omarsQuote };

describe('reject a counter-proposal', () => {
  it('restores the version before it', () => {
    given(serviceRequest, ...sent, quoted, countered)
      .when(rejectCounter, command, as(omar))
      .emits(rejected);
    given(serviceRequest, ...sent, quoted, countered, rejected)
      .when(acceptQuote, { ...command, quoteVersion: 1 }, as(salma), defaultRequestPolicy)
      .emits(accepted);
  });

  it('needs a counter-proposal, and an offer that stands', () => {
    given(serviceRequest, ...sent, quoted)
      .when(rejectCounter, command, as(omar))
      .refuses({
        code: 'QUOTE_ILLEGAL_TRANSITION',
        state: 'submitted',
        allowed: ['revise', 'counter', 'accept', 'decline', 'withdraw'],
      });
    given(serviceRequest, ...sent, quoted, countered)
      .when(rejectCounter, command, as(omar, validUntil))
      .refuses({ code: 'QUOTE_EXPIRED', validUntil });
  });

  it('is the business of the professional whose quote it is', () => {
    given(serviceRequest, ...sent, quoted, countered)
      .when(rejectCounter, command, as(salma))
      .refuses({ code: 'REQUEST_NOT_FOUND' });
    given(serviceRequest, ...sent, quoted, countered)
      .when(rejectCounter, command, as(nadia))
      .refuses({ code: 'QUOTE_NOT_FOUND' });
  });
});
