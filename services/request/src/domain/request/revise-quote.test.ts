import { Dirham } from '@osta/contracts/dirham';
import type { QuoteRevised } from '@osta/contracts/request/quote-revised';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  accepted,
  as,
  content,
  countered,
  nadia,
  omar,
  omarsQuote,
  quoted,
  quoteId,
  requestId,
  salma,
  sent,
  terms,
  today,
  validUntil,
} from '../../testing/leaking-sink.ts';
import { acceptQuote } from './accept-quote.ts';
import { defaultRequestPolicy } from './request-policy.ts';
import { reviseQuote } from './revise-quote.ts';
import { serviceRequest } from './service-request.ts';

const cheaper = { ...terms, price: { kind: 'fixed' as const, amount: Dirham.parse(70_000) } };
const command = { requestId, quoteId, terms: cheaper };

function revised(quoteVersion: number, meetsCounter = false): QuoteRevised {
  return {
    type: 'osta.request.quote-revised',
    data: { ...omarsQuote, quoteVersion, terms: cheaper, meetsCounter },
  };
}

describe('revise a quote', () => {
  it('makes a new version, one after the other', () => {
    given(serviceRequest, ...sent, quoted)
      .when(reviseQuote, command, as(omar))
      .emits(revised(2));
    given(serviceRequest, ...sent, quoted, revised(2))
      .when(reviseQuote, command, as(omar))
      .emits(revised(3));
  });

  it('answers a counter-proposal, and says whether it meets it', () => {
    given(serviceRequest, ...sent, quoted, countered)
      .when(reviseQuote, command, as(omar))
      .emits(revised(2, true));
    given(serviceRequest, ...sent, quoted, {
      ...countered,
      data: { ...countered.data, price: Dirham.parse(60_000) },
    })
      .when(reviseQuote, command, as(omar))
      .emits(revised(2));
  });

  it('answers the request as it is now: the quote is no longer outdated', () => {
    given(
      serviceRequest,
      ...sent,
      quoted,
      {
        type: 'osta.request.service-request-revised',
        data: { customerId: salma, professionalIds: [omar, nadia], content },
      },
      revised(2),
    )
      .when(acceptQuote, { requestId, quoteId, quoteVersion: 2 }, as(salma), defaultRequestPolicy)
      .emits({ ...accepted, data: { ...accepted.data, quoteVersion: 2, terms: cheaper } });
  });

  it('needs times in the future', () => {
    given(serviceRequest, ...sent, quoted)
      .when(reviseQuote, { ...command, terms: { ...terms, proposedStart: today } }, as(omar))
      .refuses({ code: 'TIME_IN_THE_PAST' });
  });

  it('is refused once the quote is accepted or expired', () => {
    given(serviceRequest, ...sent, quoted, accepted)
      .when(reviseQuote, command, as(omar))
      .refuses({ code: 'QUOTE_ILLEGAL_TRANSITION', state: 'accepted', allowed: [] });
    given(serviceRequest, ...sent, quoted)
      .when(reviseQuote, command, as(omar, validUntil))
      .refuses({ code: 'QUOTE_EXPIRED', validUntil });
  });

  it('is the business of the professional whose quote it is', () => {
    given(serviceRequest, ...sent, quoted)
      .when(reviseQuote, command, as(salma))
      .refuses({ code: 'REQUEST_NOT_FOUND' });
    given(serviceRequest, ...sent, quoted)
      .when(reviseQuote, command, as(nadia))
      .refuses({ code: 'QUOTE_NOT_FOUND' });
  });
});
