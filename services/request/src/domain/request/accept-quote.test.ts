import type { RequestEvent } from '@osta/contracts/request/events';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  accepted,
  as,
  content,
  countered,
  expiresAt,
  nadia,
  nadiasQuoteId,
  omar,
  omarsQuote,
  quoted,
  quotedByNadia,
  quoteId,
  requestId,
  salma,
  sent,
  stranger,
  terms,
  validUntil,
} from '../../testing/leaking-sink.ts';
import { acceptQuote } from './accept-quote.ts';
import { defaultRequestPolicy } from './request-policy.ts';
import { serviceRequest } from './service-request.ts';

const command = { requestId, quoteId, quoteVersion: 1 };
const revisedTerms = { ...terms, note: 'Parts not included' };
const revised: RequestEvent = {
  type: 'osta.request.quote-revised',
  data: { ...omarsQuote, quoteVersion: 2, terms: revisedTerms, meetsCounter: false },
};

describe('accept a quote', () => {
  it('records version and terms', () => {
    given(serviceRequest, ...sent, quoted)
      .when(acceptQuote, command, as(salma), defaultRequestPolicy)
      .emits(accepted);
    given(serviceRequest, ...sent, quoted, revised)
      .when(acceptQuote, { ...command, quoteVersion: 2 }, as(salma), defaultRequestPolicy)
      .emits({ ...accepted, data: { ...accepted.data, quoteVersion: 2, terms: revisedTerms } });
  });

  it('refuses an outdated version, and returns the current terms', () => {
    given(serviceRequest, ...sent, quoted, revised)
      .when(acceptQuote, command, as(salma), defaultRequestPolicy)
      .refuses({ code: 'QUOTE_STALE', currentVersion: 2, terms: revisedTerms });
  });

  it('refuses a version that never existed', () => {
    given(serviceRequest, ...sent, quoted)
      .when(acceptQuote, { ...command, quoteVersion: 2 }, as(salma), defaultRequestPolicy)
      .refuses({ code: 'QUOTE_STALE', currentVersion: 1, terms });
  });

  it('refuses a quote for an older version of the request', () => {
    given(serviceRequest, ...sent, quoted, {
      type: 'osta.request.service-request-revised',
      data: { customerId: salma, professionalIds: [omar, nadia], content },
    })
      .when(acceptQuote, command, as(salma), defaultRequestPolicy)
      .refuses({ code: 'QUOTE_OUTDATED' });
  });

  it('refuses from the very moment the offer expires', () => {
    given(serviceRequest, ...sent, quoted)
      .when(acceptQuote, command, as(salma, validUntil), defaultRequestPolicy)
      .refuses({ code: 'QUOTE_EXPIRED', validUntil });
  });

  it('refuses a start that has passed', () => {
    const late = { ...terms, validUntil: expiresAt };
    given(serviceRequest, ...sent, { ...quoted, data: { ...quoted.data, terms: late } })
      .when(acceptQuote, command, as(salma, terms.proposedStart), defaultRequestPolicy)
      .refuses({ code: 'TIME_IN_THE_PAST' });
  });

  it('waits while a counter-proposal is on the table', () => {
    given(serviceRequest, ...sent, quoted, countered)
      .when(acceptQuote, command, as(salma), defaultRequestPolicy)
      .refuses({
        code: 'QUOTE_ILLEGAL_TRANSITION',
        state: 'countered',
        allowed: ['revise', 'accept-counter', 'reject-counter', 'decline', 'withdraw'],
      });
  });

  it('happens once, and to one quote at a time', () => {
    given(serviceRequest, ...sent, quoted, quotedByNadia, accepted)
      .when(acceptQuote, command, as(salma), defaultRequestPolicy)
      .refuses({ code: 'QUOTE_ILLEGAL_TRANSITION', state: 'accepted', allowed: [] });
    given(serviceRequest, ...sent, quoted, quotedByNadia, accepted)
      .when(acceptQuote, { ...command, quoteId: nadiasQuoteId }, as(salma), defaultRequestPolicy)
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'awarding', allowed: ['close'] });
  });

  it('tells the other professionals nothing', () => {
    for (const actor of [stranger, omar]) {
      given(serviceRequest, ...sent, quoted)
        .when(acceptQuote, command, as(actor), defaultRequestPolicy)
        .refuses({ code: 'REQUEST_NOT_FOUND' });
    }
    given(serviceRequest, ...sent)
      .when(acceptQuote, command, as(salma), defaultRequestPolicy)
      .refuses({ code: 'QUOTE_NOT_FOUND' });
  });
});
