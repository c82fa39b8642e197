import { BookingId } from '@osta/contracts/ids';
import { TimeWindow } from '@osta/contracts/request/terms';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  accepted,
  as,
  bookingId,
  nadiasQuote,
  nadiasQuoteId,
  omarsQuote,
  quoted,
  quotedByNadia,
  quoteId,
  requestId,
  salma,
  sent,
} from '../../testing/leaking-sink.ts';
import { acceptQuote } from './accept-quote.ts';
import { failAward } from './fail-award.ts';
import { defaultRequestPolicy } from './request-policy.ts';
import { serviceRequest } from './service-request.ts';

const alternatives = [
  TimeWindow.parse({ startsAt: '2026-03-05T10:00:00.000Z', endsAt: '2026-03-05T11:30:00.000Z' }),
];
const command = { requestId, quoteId, bookingId, reason: 'slot-taken', alternatives } as const;
const awarding = [...sent, quoted, quotedByNadia, accepted];
const failed = {
  type: 'osta.request.service-request-award-failed' as const,
  data: { ...omarsQuote, bookingId, reason: 'slot-taken' as const, alternatives },
};

describe('fail an award', () => {
  it('tells both sides the free times', () => {
    given(serviceRequest, ...awarding)
      .when(failAward, command, as('system'))
      .emits(failed);
  });

  it('lets the customer choose again, the same quote or another', () => {
    given(serviceRequest, ...awarding, failed)
      .when(acceptQuote, { requestId, quoteId, quoteVersion: 1 }, as(salma), defaultRequestPolicy)
      .emits(accepted);
    given(serviceRequest, ...awarding, failed)
      .when(
        acceptQuote,
        { requestId, quoteId: nadiasQuoteId, quoteVersion: 1 },
        as(salma),
        defaultRequestPolicy,
      )
      .emits({ ...accepted, data: { ...accepted.data, ...nadiasQuote } });
  });

  it('is for the quote that was accepted, while it waits for its booking', () => {
    given(serviceRequest, ...awarding)
      .when(failAward, { ...command, quoteId: nadiasQuoteId }, as('system'))
      .refuses({ code: 'QUOTE_NOT_FOUND' });
    given(serviceRequest, ...awarding, failed)
      .when(failAward, command, as('system'))
      .refuses({
        code: 'REQUEST_ILLEGAL_TRANSITION',
        state: 'quoted',
        allowed: ['revise', 'quote', 'withdraw', 'close'],
      });
  });

  it('is not caused by the booking of an earlier acceptance', () => {
    const next = BookingId.parse('01980000-0000-7000-8000-0000000000b2');
    const acceptedAgain = { ...accepted, data: { ...accepted.data, bookingId: next } };
    given(serviceRequest, ...awarding, failed, acceptedAgain)
      .when(failAward, command, as('system'))
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'awarding', allowed: ['close'] });
    given(serviceRequest, ...awarding, failed, acceptedAgain)
      .when(failAward, { ...command, bookingId: null }, as('system'))
      .emits({ ...failed, data: { ...failed.data, bookingId: next } });
  });

  it('is the business of nobody but the system', () => {
    given(serviceRequest, ...awarding)
      .when(failAward, command, as(salma))
      .refuses({ code: 'REQUEST_NOT_FOUND' });
  });
});
