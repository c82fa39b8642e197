import { BookingId } from '@osta/contracts/ids';
import { Instant, later } from '@osta/contracts/instant';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  accepted,
  as,
  awarded,
  bookingId,
  content,
  expiresAt,
  nadia,
  nadiasQuote,
  nadiasQuoteId,
  omarsQuote,
  quoted,
  quotedByNadia,
  quoteId,
  requestId,
  salma,
  sent,
  terms,
} from '../../testing/leaking-sink.ts';
import { acceptQuote } from './accept-quote.ts';
import { reopenRequest } from './reopen-request.ts';
import { defaultRequestPolicy as policy } from './request-policy.ts';
import { serviceRequest } from './service-request.ts';

const command = { requestId, bookingId };
const facts = { policy, erased: [] };
const notSelected = { type: 'osta.request.quote-not-selected' as const, data: nadiasQuote };
const late = { ...terms, proposedStart: Instant.parse('2026-03-20T08:00:00.000Z') };
const nadiasLateQuote = { ...quotedByNadia, data: { ...quotedByNadia.data, terms: late } };
const won = [...sent, quoted, nadiasLateQuote, accepted, awarded, notSelected];
/** Later than the request's own expiry. */
const quotesStandUntil = Instant.parse('2026-03-16T08:00:00.000Z');
const reopened = {
  type: 'osta.request.service-request-reopened' as const,
  data: {
    ...omarsQuote,
    quotesStandUntil,
    quotesStandingAgain: [{ quoteId: nadiasQuoteId, professionalId: nadia }],
  },
};

describe('reopen a request', () => {
  it('makes the earlier quotes valid for a day, and names them', () => {
    given(serviceRequest, ...won)
      .when(reopenRequest, command, as('system', expiresAt), facts)
      .emits(reopened);
  });

  it('leaves the quotes of erased people ended', () => {
    const without = { ...reopened, data: { ...reopened.data, quotesStandingAgain: [] } };
    given(serviceRequest, ...won)
      .when(reopenRequest, command, as('system', expiresAt), { policy, erased: [nadia] })
      .emits(without);
    given(serviceRequest, ...won, without)
      .when(
        acceptQuote,
        { requestId, quoteId: nadiasQuoteId, quoteVersion: 1 },
        as(salma, expiresAt),
        policy,
      )
      .refuses({ code: 'QUOTE_ILLEGAL_TRANSITION', state: 'not_selected', allowed: [] });
  });

  it('lets the customer accept one that was not selected, however old the request is', () => {
    const before = Instant.parse('2026-03-16T07:59:59.999Z');
    given(serviceRequest, ...won, reopened)
      .when(
        acceptQuote,
        { requestId, quoteId: nadiasQuoteId, quoteVersion: 1 },
        as(salma, before),
        policy,
      )
      .emits({
        ...accepted,
        data: {
          ...nadiasQuote,
          bookingId,
          placeId: content.placeId,
          quoteVersion: 1,
          terms: { ...late, validUntil: quotesStandUntil },
          confirmBy: later(before, 24 * 3_600_000),
        },
      });
    given(serviceRequest, ...won, reopened)
      .when(
        acceptQuote,
        { requestId, quoteId: nadiasQuoteId, quoteVersion: 1 },
        as(salma, quotesStandUntil),
        policy,
      )
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'expired', allowed: [] });
  });

  it('removes the quote whose booking failed', () => {
    given(serviceRequest, ...won, reopened)
      .when(acceptQuote, { requestId, quoteId, quoteVersion: 1 }, as(salma, expiresAt), policy)
      .refuses({ code: 'QUOTE_ILLEGAL_TRANSITION', state: 'withdrawn', allowed: [] });
  });

  it('waits for quotes when there was no other', () => {
    const alone = { ...reopened, data: { ...reopened.data, quotesStandingAgain: [] } };
    given(serviceRequest, ...sent, quoted, accepted, awarded)
      .when(reopenRequest, command, as('system', expiresAt), facts)
      .emits(alone);
    given(serviceRequest, ...sent, quoted, accepted, awarded, alone)
      .when(reopenRequest, command, as('system', expiresAt), facts)
      .refuses({
        code: 'REQUEST_ILLEGAL_TRANSITION',
        state: 'open',
        allowed: ['invite', 'decline', 'revise', 'quote', 'withdraw', 'close'],
      });
  });

  it('needs its own booking and the system', () => {
    const other = BookingId.parse('01980000-0000-7000-8000-0000000000b1');
    given(serviceRequest, ...won)
      .when(reopenRequest, { requestId, bookingId: other }, as('system'), facts)
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'awarded', allowed: ['close'] });
    given(serviceRequest, ...won)
      .when(reopenRequest, command, as(salma), facts)
      .refuses({ code: 'REQUEST_NOT_FOUND' });
  });
});
