import { QuoteId, UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { QuoteSubmitted } from '@osta/contracts/request/quote-submitted';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  accepted,
  as,
  asked,
  content,
  expiresAt,
  nadia,
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
  stranger,
  terms,
  today,
  validUntil,
} from '../../testing/leaking-sink.ts';
import { defaultRequestPolicy as policy } from './request-policy.ts';
import { serviceRequest } from './service-request.ts';
import { submitQuote } from './submit-quote.ts';

const command = { requestId, terms };
const facts = { policy, hiddenAs: null };
const yesterday = Instant.parse('2026-02-28T08:00:00.000Z');

describe('submit a quote', () => {
  it('is the first version of it', () => {
    given(serviceRequest, ...sent)
      .when(submitQuote, command, as(omar), facts)
      .emits(quoted);
  });

  it('is possible beside the quotes of others', () => {
    const own: QuoteSubmitted = {
      ...quoted,
      data: { ...nadiasQuote, quoteId, quoteVersion: 1, terms },
    };
    given(serviceRequest, ...sent, quoted)
      .when(submitQuote, command, as(nadia), facts)
      .emits(own);
  });

  it.each(['lapsed', 'suspended', 'revoked'] as const)(
    'is refused to a professional who is %s',
    (standing) => {
      given(serviceRequest, ...sent)
        .when(submitQuote, command, as(omar), { policy, hiddenAs: standing })
        .refuses({ code: 'NOT_A_PROFESSIONAL', standing });
    },
  );

  it('is one per professional: the next is a revision', () => {
    given(serviceRequest, ...sent, quoted)
      .when(submitQuote, command, as(omar), facts)
      .refuses({ code: 'ALREADY_QUOTED' });
  });

  it('is possible again once the customer has declined the first', () => {
    const second = QuoteId.parse('01980000-0000-7000-8000-000000000099');
    given(
      serviceRequest,
      ...sent,
      quoted,
      { type: 'osta.request.quote-declined', data: { ...omarsQuote, reason: '' } },
      { type: 'osta.request.service-request-back-to-open', data: { customerId: salma } },
    )
      .when(submitQuote, command, { ...as(omar), newId: () => second }, facts)
      .emits({ ...quoted, data: { ...quoted.data, quoteId: second } });
  });

  it('replaces an earlier decline', () => {
    given(serviceRequest, ...sent, {
      type: 'osta.request.service-request-declined-by-professional',
      data: {
        customerId: salma,
        professionalId: omar,
        serviceId: content.serviceId,
        reason: '',
        isLast: false,
      },
    })
      .when(submitQuote, command, as(omar), facts)
      .emits(quoted);
  });

  it('needs times in the future', () => {
    for (const late of [
      { proposedStart: today },
      { validUntil: today },
      { validUntil: yesterday },
    ]) {
      given(serviceRequest, ...sent)
        .when(submitQuote, { requestId, terms: { ...terms, ...late } }, as(omar), facts)
        .refuses({ code: 'TIME_IN_THE_PAST' });
    }
  });

  it('is refused when the request has expired, recorded or not', () => {
    given(serviceRequest, ...sent)
      .when(submitQuote, command, as(omar, expiresAt), facts)
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'expired', allowed: [] });
  });

  it('is refused once another is accepted', () => {
    given(serviceRequest, ...sent, quoted, accepted)
      .when(submitQuote, command, as(nadia), facts)
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'awarding', allowed: ['close'] });
  });

  it('is for those who were asked', () => {
    for (const actor of [stranger, salma]) {
      given(serviceRequest, ...sent)
        .when(submitQuote, command, as(actor), facts)
        .refuses({ code: 'REQUEST_NOT_FOUND' });
    }
  });
});

describe('the limit of quotes', () => {
  const crowd = Array.from({ length: 5 }, (_, n) =>
    UserId.parse(`01980000-0000-7000-8000-0000000001${n}0`),
  );
  const five = crowd.map((professionalId, n): QuoteSubmitted => {
    const id = QuoteId.parse(`01980000-0000-7000-8000-0000000002${n}0`);
    return {
      ...quoted,
      data: { ...omarsQuote, quoteId: id, professionalId, quoteVersion: 1, terms },
    };
  });
  const crowded = [...sent, asked(...crowd), ...five];

  it('refuses the sixth', () => {
    given(serviceRequest, ...crowded)
      .when(submitQuote, command, as(omar), facts)
      .refuses({ code: 'QUOTE_LIMIT_REACHED', limit: 5 });
  });

  it('counts open quotes: a withdrawn one makes room', () => {
    const [first] = five;
    if (!first) throw new Error('five are not none');
    const { quoteVersion: _version, terms: _terms, ...who } = first.data;
    given(serviceRequest, ...crowded, {
      type: 'osta.request.quote-withdrawn',
      data: { ...who, reason: '' },
    })
      .when(submitQuote, command, as(omar), facts)
      .emits(quoted);
  });

  it('records expired quotes, which do not count', () => {
    const fresh = { ...terms, validUntil: Instant.parse('2026-03-05T07:00:00.000Z') };
    given(serviceRequest, ...sent, quoted, quotedByNadia)
      .when(submitQuote, { requestId, terms: fresh }, as(omar, validUntil), facts)
      .emits(
        { ...quoted, data: { ...quoted.data, terms: fresh } },
        { type: 'osta.request.quote-expired', data: omarsQuote },
        {
          type: 'osta.request.quote-expired',
          data: { ...nadiasQuote, quoteId: nadiasQuoteId },
        },
      );
  });
});
