import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  accepted,
  as,
  awarded,
  bookingId,
  nadiasQuote,
  nadiasQuoteId,
  quoted,
  quotedByNadia,
  quoteId,
  requestId,
  salma,
  sent,
} from '../../testing/leaking-sink.ts';
import { awardRequest } from './award-request.ts';
import { serviceRequest } from './service-request.ts';

const command = { requestId, quoteId, bookingId };
const awarding = [...sent, quoted, quotedByNadia, accepted];
const notSelected = { type: 'osta.request.quote-not-selected' as const, data: nadiasQuote };

describe('award a request', () => {
  it('tells the others only now that they were not selected', () => {
    given(serviceRequest, ...awarding)
      .when(awardRequest, command, as('system'))
      .emits(awarded, notSelected);
  });

  it('is for the quote that was accepted', () => {
    given(serviceRequest, ...awarding)
      .when(awardRequest, { ...command, quoteId: nadiasQuoteId }, as('system'))
      .refuses({ code: 'QUOTE_NOT_FOUND' });
  });

  it('happens once, after an acceptance', () => {
    given(serviceRequest, ...sent, quoted)
      .when(awardRequest, command, as('system'))
      .refuses({
        code: 'REQUEST_ILLEGAL_TRANSITION',
        state: 'quoted',
        allowed: ['revise', 'quote', 'withdraw', 'close'],
      });
    given(serviceRequest, ...awarding, awarded)
      .when(awardRequest, command, as('system'))
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'awarded', allowed: ['close'] });
  });

  it('is the business of nobody but the system', () => {
    given(serviceRequest, ...awarding)
      .when(awardRequest, command, as(salma))
      .refuses({ code: 'REQUEST_NOT_FOUND' });
  });
});
