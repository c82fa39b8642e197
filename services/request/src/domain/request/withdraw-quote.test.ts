import type { QuoteWithdrawn } from '@osta/contracts/request/quote-withdrawn';
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
  quotedByNadia,
  quoteId,
  requestId,
  salma,
  sent,
} from '../../testing/leaking-sink.ts';
import { serviceRequest } from './service-request.ts';
import { withdrawQuote } from './withdraw-quote.ts';

const command = { requestId, quoteId, reason: 'My van has broken down' };
const withdrawn: QuoteWithdrawn = {
  type: 'osta.request.quote-withdrawn',
  data: { ...omarsQuote, reason: 'My van has broken down' },
};

describe('withdraw a quote', () => {
  it('leaves the quotes of others as they are', () => {
    given(serviceRequest, ...sent, quoted, quotedByNadia, countered)
      .when(withdrawQuote, command, as(omar))
      .emits(withdrawn);
  });

  it('opens the request again when it was the last', () => {
    given(serviceRequest, ...sent, quoted)
      .when(withdrawQuote, command, as(omar))
      .emits(withdrawn, {
        type: 'osta.request.service-request-back-to-open',
        data: { customerId: salma },
      });
  });

  it('comes too late once it is accepted', () => {
    given(serviceRequest, ...sent, quoted, accepted)
      .when(withdrawQuote, command, as(omar))
      .refuses({ code: 'QUOTE_ILLEGAL_TRANSITION', state: 'accepted', allowed: [] });
  });

  it('is the business of the professional whose quote it is', () => {
    given(serviceRequest, ...sent, quoted)
      .when(withdrawQuote, command, as(nadia))
      .refuses({ code: 'QUOTE_NOT_FOUND' });
    given(serviceRequest, ...sent, quoted)
      .when(withdrawQuote, command, as(salma))
      .refuses({ code: 'REQUEST_NOT_FOUND' });
  });
});
