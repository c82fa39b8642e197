import { Dirham } from '@osta/contracts/dirham';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  as,
  countered,
  expiresAt,
  omar,
  quoted,
  quoteId,
  requestId,
  salma,
  sent,
  terms,
  today,
  validUntil,
} from '../../testing/leaking-sink.ts';
import { counterQuote, type CounterQuote } from './counter-quote.ts';
import { serviceRequest } from './service-request.ts';

const command: CounterQuote = {
  requestId,
  quoteId,
  quoteVersion: 1,
  price: Dirham.parse(70_000),
  proposedStart: null,
  note: '',
};

describe('counter a quote', () => {
  it('proposes another price, another start, or both', () => {
    given(serviceRequest, ...sent, quoted)
      .when(counterQuote, command, as(salma))
      .emits(countered);
    given(serviceRequest, ...sent, quoted)
      .when(counterQuote, { ...command, price: null, proposedStart: expiresAt }, as(salma))
      .emits({ ...countered, data: { ...countered.data, price: null, proposedStart: expiresAt } });
  });

  it('has to change something', () => {
    const { proposedStart } = terms;
    const same = [
      { price: null },
      { price: Dirham.parse(85_000) },
      { price: Dirham.parse(85_000), proposedStart },
      { price: null, proposedStart },
    ];
    for (const nothing of same) {
      given(serviceRequest, ...sent, quoted)
        .when(counterQuote, { ...command, ...nothing }, as(salma))
        .refuses({ code: 'COUNTER_EMPTY' });
    }
  });

  it('makes a fixed price of a range, even of its lower end', () => {
    const price = { kind: 'range' as const, min: Dirham.parse(70_000), max: Dirham.parse(90_000) };
    given(serviceRequest, ...sent, {
      ...quoted,
      data: { ...quoted.data, terms: { ...terms, price } },
    })
      .when(counterQuote, command, as(salma))
      .emits(countered);
  });

  it('needs the current version', () => {
    given(serviceRequest, ...sent, quoted)
      .when(counterQuote, { ...command, quoteVersion: 2 }, as(salma))
      .refuses({ code: 'QUOTE_STALE', currentVersion: 1, terms });
  });

  it('cannot ask for a start that has passed, nor answer an offer that no longer stands', () => {
    given(serviceRequest, ...sent, quoted)
      .when(counterQuote, { ...command, proposedStart: today }, as(salma))
      .refuses({ code: 'TIME_IN_THE_PAST' });
    given(serviceRequest, ...sent, quoted)
      .when(counterQuote, command, as(salma, validUntil))
      .refuses({ code: 'QUOTE_EXPIRED', validUntil });
  });

  it("is the professional's turn afterwards", () => {
    given(serviceRequest, ...sent, quoted, countered)
      .when(counterQuote, command, as(salma))
      .refuses({
        code: 'QUOTE_ILLEGAL_TRANSITION',
        state: 'countered',
        allowed: ['revise', 'accept-counter', 'reject-counter', 'decline', 'withdraw'],
      });
  });

  it('is the business of the customer alone', () => {
    given(serviceRequest, ...sent, quoted)
      .when(counterQuote, command, as(omar))
      .refuses({ code: 'REQUEST_NOT_FOUND' });
    given(serviceRequest, ...sent)
      .when(counterQuote, command, as(salma))
      .refuses({ code: 'QUOTE_NOT_FOUND' });
  });
});
