import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  accepted,
  as,
  countered,
  nadiasQuote,
  nadiasQuoteId,
  omar,
  omarsQuote,
  quoted,
  quotedByNadia,
  quoteId,
  requestId,
  salma,
  sent,
} from '../../testing/leaking-sink.ts';
import { abandonQuote } from './abandon-quote.ts';
import { serviceRequest } from './service-request.ts';

const command = { requestId, quoteId };
const withdrawn = {
  type: 'osta.request.quote-withdrawn' as const,
  data: { ...omarsQuote, reason: '' },
};
const backToOpen = {
  type: 'osta.request.service-request-back-to-open' as const,
  data: { customerId: salma },
};

describe('abandon a quote', () => {
  it('withdraws it, countered or not', () => {
    given(serviceRequest, ...sent, quoted, quotedByNadia)
      .when(abandonQuote, command, as('system'))
      .emits(withdrawn);
    given(serviceRequest, ...sent, quoted, countered)
      .when(abandonQuote, command, as('system'))
      .emits(withdrawn, backToOpen);
  });

  it('withdraws it while another one waits for its booking, so that it never stands again', () => {
    const abandoned = {
      type: 'osta.request.quote-withdrawn' as const,
      data: { ...nadiasQuote, reason: '' },
    };
    given(serviceRequest, ...sent, quoted, quotedByNadia, accepted)
      .when(abandonQuote, { requestId, quoteId: nadiasQuoteId }, as('system'))
      .emits(abandoned);
  });

  it('is refused a second time', () => {
    given(serviceRequest, ...sent, quoted, withdrawn, backToOpen)
      .when(abandonQuote, command, as('system'))
      .refuses({ code: 'QUOTE_ILLEGAL_TRANSITION', state: 'withdrawn', allowed: [] });
  });

  it('is the business of nobody but the system', () => {
    given(serviceRequest, ...sent, quoted)
      .when(abandonQuote, command, as(omar))
      .refuses({ code: 'REQUEST_NOT_FOUND' });
  });
});
