import type { EventEnvelope } from '@osta/contracts/envelope';
import { identityContract } from '@osta/contracts/identity/contract';
import { recordedAs } from '@osta/contracts/recorded-as';
import { RequestEvent } from '@osta/contracts/request/events';
import { defineCopy, type Copy } from '@osta/platform/read-models/define-copy';

import { bookingChange } from './booking-change.ts';
import { commitmentsSql } from './commitments-copy.sql.ts';

const isRequestEvent = recordedAs(RequestEvent.options);

interface OpenQuote {
  readonly requestId: string;
  readonly professionalId: string;
}

/** What a batch of events leaves of requests: open and ended. Each request and quote is in one of the two. */
export interface CommitmentChange {
  /** Customers by request. */
  readonly requests: ReadonlyMap<string, string>;
  readonly endedRequests: ReadonlySet<string>;
  readonly quotes: ReadonlyMap<string, OpenQuote>;
  readonly endedQuotes: ReadonlySet<string>;
}

/** Copies the open requests, quotes and bookings, which prevent the deletion of an account. */
export const commitmentsCopy: Copy = defineCopy({
  contract: identityContract,
  name: 'commitments',
  topics: ['request', 'booking'],
  tables: [
    { name: 'open_request', key: ['request_id'], compared: ['customer_id'] },
    { name: 'open_quote', key: ['quote_id'], compared: ['request_id', 'professional_id'] },
    { name: 'open_booking', key: ['booking_id'], compared: ['customer_id', 'professional_id'] },
  ],
  sql: commitmentsSql,
  values: commitmentsIn,
});

/** Returns the parameters of `commitmentsSql` for a batch of events. */
function commitmentsIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const { requests, endedRequests, quotes, endedQuotes } = commitmentChange(events);
  const offers = [...quotes.values()];
  const { bookings, endedBookings } = bookingChange(events);
  const sides = [...bookings.values()];
  return [
    [...requests.keys()],
    [...requests.values()],
    [...endedRequests],
    [...quotes.keys()],
    offers.map(({ requestId }) => requestId),
    offers.map(({ professionalId }) => professionalId),
    [...endedQuotes],
    [...bookings.keys()],
    sides.map(({ customerId }) => customerId),
    sides.map(({ professionalId }) => professionalId),
    [...endedBookings],
  ];
}

/**
 * Returns which requests and quotes these events leave open and ended; the last event about a quote
 * decides. Other events are ignored. A request binds its customer until it ends, and does not open
 * again; an accepted quote binds its professional until then, too.
 */
export function commitmentChange(events: readonly EventEnvelope[]): CommitmentChange {
  const requests = new Map<string, string>();
  const endedRequests = new Set<string>();
  const quotes = new Map<string, OpenQuote>();
  const endedQuotes = new Set<string>();

  function open(quoteId: string, quote: OpenQuote): void {
    endedQuotes.delete(quoteId);
    quotes.set(quoteId, quote);
  }
  function end(quoteId: string): void {
    quotes.delete(quoteId);
    endedQuotes.add(quoteId);
  }

  for (const event of events) {
    if (!isRequestEvent(event)) continue;
    const { subject, actor } = event;
    switch (event.type) {
      case 'osta.request.service-request-submitted':
        // Only its customer can submit a request, so the actor is the customer
        requests.set(subject, actor);
        break;
      case 'osta.request.service-request-withdrawn':
      case 'osta.request.service-request-expired':
      case 'osta.request.service-request-closed-by-admin':
      case 'osta.request.service-request-fulfilled':
        endedRequests.add(subject);
        break;
      case 'osta.request.service-request-declined-by-professional':
        if (event.data.isLast) endedRequests.add(subject);
        break;
      case 'osta.request.quote-submitted': {
        const { quoteId, professionalId } = event.data;
        open(quoteId, { requestId: subject, professionalId });
        break;
      }
      case 'osta.request.quote-withdrawn':
      case 'osta.request.quote-declined':
      case 'osta.request.quote-expired':
      case 'osta.request.quote-not-selected':
        end(event.data.quoteId);
        break;
      case 'osta.request.service-request-reopened':
        end(event.data.quoteId);
        for (const { quoteId, professionalId } of event.data.quotesStandingAgain) {
          open(quoteId, { requestId: subject, professionalId });
        }
        break;
      // An accepted quote and an awarded request go on until they are fulfilled or reopened
      case 'osta.request.quote-accepted':
      case 'osta.request.quote-counter-rejected':
      case 'osta.request.quote-countered':
      case 'osta.request.quote-revised':
      case 'osta.request.professionals-invited':
      case 'osta.request.service-request-award-failed':
      case 'osta.request.service-request-awarded':
      case 'osta.request.service-request-back-to-open':
      case 'osta.request.service-request-drafted':
      case 'osta.request.service-request-revised':
      case 'osta.request.service-request-viewed':
        break;
    }
  }
  for (const id of endedRequests) requests.delete(id);
  for (const [id, { requestId }] of quotes) {
    if (endedRequests.has(requestId)) quotes.delete(id);
  }
  return { requests, endedRequests, quotes, endedQuotes };
}
