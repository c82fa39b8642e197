import type { EventEnvelope } from '@osta/contracts/envelope';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { describe, expect, it } from 'vitest';

import { commitmentChange } from './commitments-copy.ts';

const requestId = '01980000-0000-7000-8000-000000000001';
const customerId = '01980000-0000-7000-8000-00000000000a';
const omar = '01980000-0000-7000-8000-00000000000c';
const nadia = '01980000-0000-7000-8000-00000000000d';
const at = '2026-03-01T08:00:00.000Z';
const offers = {
  omar: { quoteId: '01980000-0000-7000-8000-000000000051', professionalId: omar },
  nadia: { quoteId: '01980000-0000-7000-8000-000000000052', professionalId: nadia },
};

function event(name: string, data: Record<string, unknown>): EventEnvelope {
  return madeEvent({ type: `osta.request.${name}`, subject: requestId, actor: customerId, data });
}

const about = (offer: (typeof offers)[keyof typeof offers]): Record<string, unknown> => ({
  ...offer,
  customerId,
  serviceId: 'plumbing.leak',
});
const price = { kind: 'fixed', amount: 90_000 };
const terms = { price, proposedStart: at, validUntil: at, note: '' };
const quoted = Object.values(offers).map((offer) =>
  event('quote-submitted', { ...about(offer), quoteVersion: 1, terms }),
);
const notSelected = event('quote-not-selected', about(offers.nadia));
const reopened = event('service-request-reopened', {
  ...about(offers.omar),
  quotesStandUntil: at,
  quotesStandingAgain: [offers.nadia],
});
const expired = event('service-request-expired', {
  customerId,
  serviceId: 'plumbing.leak',
  cause: 'age',
});

describe('the commitments after a batch', () => {
  it('include a quote that stands again, not the one whose booking fell through', () => {
    const change = commitmentChange([...quoted, notSelected, reopened]);
    expect([...change.quotes]).toEqual([
      [offers.nadia.quoteId, { requestId, professionalId: nadia }],
    ]);
    expect([...change.endedQuotes]).toEqual([offers.omar.quoteId]);
  });

  it('leave out a quote that ended after it had opened again', () => {
    const change = commitmentChange([reopened, event('quote-expired', about(offers.nadia))]);
    expect([...change.quotes]).toEqual([]);
    expect([...change.endedQuotes]).toEqual([offers.omar.quoteId, offers.nadia.quoteId]);
  });

  it('leave out the quotes of an ended request', () => {
    const change = commitmentChange([reopened, expired]);
    expect([...change.quotes]).toEqual([]);
    expect([...change.endedRequests]).toEqual([requestId]);
  });
});
