import { Dirham } from '@osta/contracts/dirham';
import type { QuoteRevised } from '@osta/contracts/request/quote-revised';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  as,
  countered,
  expiresAt,
  nadia,
  omar,
  omarsQuote,
  quoted,
  quotedByNadia,
  quoteId,
  requestId,
  salma,
  sent,
  terms,
  validUntil,
} from '../../testing/leaking-sink.ts';
import { acceptCounter } from './accept-counter.ts';
import { serviceRequest } from './service-request.ts';

const command = { requestId, quoteId };
const price = { kind: 'fixed' as const, amount: Dirham.parse(70_000) };

function revised(change: Partial<typeof terms>): QuoteRevised {
  return {
    type: 'osta.request.quote-revised',
    data: {
      ...omarsQuote,
      quoteVersion: 2,
      terms: { ...terms, ...change },
      meetsCounter: true,
    },
  };
}

describe('accept a counter-proposal', () => {
  it('makes a new version with the proposed values', () => {
    given(serviceRequest, ...sent, quoted, countered)
      .when(acceptCounter, command, as(omar))
      .emits(revised({ price }));

    const start = { price: null, proposedStart: expiresAt };
    given(serviceRequest, ...sent, quoted, { ...countered, data: { ...countered.data, ...start } })
      .when(acceptCounter, command, as(omar))
      .emits(revised({ proposedStart: expiresAt }));
  });

  it('refuses when the start has passed in the meantime', () => {
    const late = { ...terms, validUntil: expiresAt };
    given(serviceRequest, ...sent, { ...quoted, data: { ...quoted.data, terms: late } }, countered)
      .when(acceptCounter, command, as(omar, terms.proposedStart))
      .refuses({ code: 'TIME_IN_THE_PAST' });
  });

  it('is refused when the offer has expired', () => {
    given(serviceRequest, ...sent, quoted, countered)
      .when(acceptCounter, command, as(omar, validUntil))
      .refuses({ code: 'QUOTE_EXPIRED', validUntil });
  });

  it('needs a counter-proposal', () => {
    given(serviceRequest, ...sent, quoted)
      .when(acceptCounter, command, as(omar))
      .refuses({
        code: 'QUOTE_ILLEGAL_TRANSITION',
        state: 'submitted',
        allowed: ['revise', 'counter', 'accept', 'decline', 'withdraw'],
      });
  });

  it('is the business of the professional whose quote it is', () => {
    given(serviceRequest, ...sent, quoted, countered)
      .when(acceptCounter, command, as(salma))
      .refuses({ code: 'REQUEST_NOT_FOUND' });
    given(serviceRequest, ...sent, quoted, quotedByNadia, countered)
      .when(acceptCounter, command, as(nadia))
      .refuses({ code: 'QUOTE_NOT_FOUND' });
  });
});
