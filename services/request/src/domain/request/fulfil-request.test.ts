import { BookingId } from '@osta/contracts/ids';
import { later } from '@osta/contracts/instant';
import { given } from '@osta/platform/testing/given';
import { describe, expect, it } from 'vitest';

import {
  accepted,
  as,
  awarded,
  bookingId,
  nadia,
  nadiasQuote,
  nadiasQuoteId,
  omarsQuote,
  quoted,
  quotedByNadia,
  requestId,
  salma,
  sent,
  today,
} from '../../testing/leaking-sink.ts';
import { fulfilRequest } from './fulfil-request.ts';
import { serviceRequest } from './service-request.ts';

const awarding = [...sent, quoted, accepted];
const fulfilled = { type: 'osta.request.service-request-fulfilled' as const, data: { bookingId } };
const notSelected = { type: 'osta.request.quote-not-selected' as const, data: nadiasQuote };
const reopened = {
  type: 'osta.request.service-request-reopened' as const,
  data: {
    ...omarsQuote,
    quotesStandUntil: later(today, 24 * 3_600_000),
    quotesStandingAgain: [{ quoteId: nadiasQuoteId, professionalId: nadia }],
  },
};

describe('fulfil a request', () => {
  const done = { requestId, bookingId };

  it('is caused by its own booking', () => {
    given(serviceRequest, ...awarding, awarded)
      .when(fulfilRequest, done, as('system'))
      .emits(fulfilled);
  });

  it('is refused for another booking', () => {
    const other = BookingId.parse('01980000-0000-7000-8000-0000000000b1');
    given(serviceRequest, ...awarding, awarded)
      .when(fulfilRequest, { requestId, bookingId: other }, as('system'))
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'awarded', allowed: ['close'] });
  });

  it('is caused by a booking that had fallen through, while nobody else was chosen', () => {
    const toTwo = [...sent, quoted, quotedByNadia, accepted, awarded, notSelected, reopened];
    given(serviceRequest, ...toTwo)
      .when(fulfilRequest, done, as('system'))
      .emits(fulfilled, notSelected);
    const other = BookingId.parse('01980000-0000-7000-8000-0000000000b1');
    const nadias = { ...accepted, data: { ...accepted.data, ...nadiasQuote, bookingId: other } };
    given(serviceRequest, ...toTwo, nadias)
      .when(fulfilRequest, done, as('system'))
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'awarding', allowed: ['close'] });
  });

  it('names the work of which quote was done', () => {
    const told = [...awarding, awarded, reopened, fulfilled];
    expect(told.reduce(serviceRequest.evolve, serviceRequest.initial)).toMatchObject({
      status: 'fulfilled',
      bookingId,
      quotes: [{ status: 'accepted' }],
    });
  });

  it('follows an award, by the system', () => {
    given(serviceRequest, ...awarding)
      .when(fulfilRequest, done, as('system'))
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'awarding', allowed: ['close'] });
    given(serviceRequest, ...awarding, awarded)
      .when(fulfilRequest, done, as(salma))
      .refuses({ code: 'REQUEST_NOT_FOUND' });
  });
});
