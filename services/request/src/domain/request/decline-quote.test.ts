import type { QuoteDeclined } from '@osta/contracts/request/quote-declined';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  as,
  countered,
  omar,
  omarsQuote,
  quoted,
  quotedByNadia,
  quoteId,
  requestId,
  salma,
  sent,
} from '../../testing/leaking-sink.ts';
import { declineQuote } from './decline-quote.ts';
import { serviceRequest } from './service-request.ts';

const command = { requestId, quoteId, reason: 'Too dear' };
const declined: QuoteDeclined = {
  type: 'osta.request.quote-declined',
  data: { ...omarsQuote, reason: 'Too dear' },
};
const backToOpen = {
  type: 'osta.request.service-request-back-to-open' as const,
  data: { customerId: salma },
};

describe('decline a quote', () => {
  it('leaves the other quotes', () => {
    given(serviceRequest, ...sent, quoted, quotedByNadia)
      .when(declineQuote, command, as(salma))
      .emits(declined);
  });

  it('opens the request again when it was the last, countered or not', () => {
    given(serviceRequest, ...sent, quoted)
      .when(declineQuote, command, as(salma))
      .emits(declined, backToOpen);
    given(serviceRequest, ...sent, quoted, countered)
      .when(declineQuote, command, as(salma))
      .emits(declined, backToOpen);
  });

  it('happens once', () => {
    given(serviceRequest, ...sent, quoted, declined, backToOpen)
      .when(declineQuote, command, as(salma))
      .refuses({ code: 'QUOTE_ILLEGAL_TRANSITION', state: 'declined', allowed: [] });
  });

  it('is the business of the customer alone', () => {
    given(serviceRequest, ...sent, quoted)
      .when(declineQuote, command, as(omar))
      .refuses({ code: 'REQUEST_NOT_FOUND' });
    given(serviceRequest, ...sent)
      .when(declineQuote, command, as(salma))
      .refuses({ code: 'QUOTE_NOT_FOUND' });
  });
});
