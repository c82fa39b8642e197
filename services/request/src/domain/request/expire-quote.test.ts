import { later } from '@osta/contracts/instant';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  accepted,
  as,
  countered,
  omar,
  omarsQuote,
  quoted,
  quotedByNadia,
  quoteId,
  nadiasQuoteId,
  requestId,
  salma,
  sent,
  validUntil,
} from '../../testing/leaking-sink.ts';
import { expireQuote } from './expire-quote.ts';
import { serviceRequest } from './service-request.ts';

const command = { requestId, quoteId };
const expired = { type: 'osta.request.quote-expired' as const, data: omarsQuote };
const backToOpen = {
  type: 'osta.request.service-request-back-to-open' as const,
  data: { customerId: salma },
};

describe('expire a quote', () => {
  it('records that it has expired, countered or not', () => {
    given(serviceRequest, ...sent, quoted, quotedByNadia)
      .when(expireQuote, command, as('system', validUntil))
      .emits(expired);
    given(serviceRequest, ...sent, quoted, countered)
      .when(expireQuote, command, as('system', validUntil))
      .emits(expired, backToOpen);
  });

  it('changes nothing a millisecond early, nor twice', () => {
    given(serviceRequest, ...sent, quoted)
      .when(expireQuote, command, as('system', later(validUntil, -1)))
      .refuses({
        code: 'QUOTE_ILLEGAL_TRANSITION',
        state: 'submitted',
        allowed: ['revise', 'counter', 'accept', 'decline', 'withdraw'],
      });
    given(serviceRequest, ...sent, quoted, expired, backToOpen)
      .when(expireQuote, command, as('system', validUntil))
      .refuses({ code: 'QUOTE_ILLEGAL_TRANSITION', state: 'expired', allowed: [] });
  });

  it('waits while another quote waits for its booking', () => {
    given(serviceRequest, ...sent, quoted, quotedByNadia, accepted)
      .when(expireQuote, { requestId, quoteId: nadiasQuoteId }, as('system', validUntil))
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'awarding', allowed: ['close'] });
  });

  it('is the business of nobody but the system', () => {
    given(serviceRequest, ...sent, quoted)
      .when(expireQuote, command, as(omar, validUntil))
      .refuses({ code: 'REQUEST_NOT_FOUND' });
    given(serviceRequest, ...sent)
      .when(expireQuote, command, as('system', validUntil))
      .refuses({ code: 'QUOTE_NOT_FOUND' });
  });
});
