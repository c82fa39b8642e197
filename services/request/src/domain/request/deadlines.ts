import type { QuoteId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { DeadlinesOf } from '@osta/platform/decider';

import { isStanding } from './quote.ts';
import type { ServiceRequest, WrittenRequest } from './service-request.ts';
import { standsUntil } from './standing.ts';

/** A moment at which the system has to check a request again. */
export type RequestDeadline =
  | { readonly name: 'expire-request'; readonly about: ''; readonly dueAt: Instant }
  | {
      readonly name: 'expire-quote' | 'fail-award';
      readonly about: QuoteId;
      readonly dueAt: Instant;
    };

/**
 * Returns what expires by time alone in this state: a request without a chosen quote, each of its
 * standing quotes, an acceptance that nobody confirms. While an acceptance waits for its booking,
 * nothing else expires.
 */
export function deadlinesOf(request: ServiceRequest): readonly RequestDeadline[] {
  switch (request.status) {
    case 'awarding':
      return ofAcceptance(request);
    case 'open':
    case 'quoted':
      return [...ofQuotes(request), ...ofRequest(request)];
    case 'none':
    case 'draft':
    case 'awarded':
    case 'declined':
    case 'fulfilled':
    case 'withdrawn':
    case 'expired':
    case 'closed':
      return [];
  }
}

/** The deadlines of a request. */
export const requestDeadlines: DeadlinesOf<ServiceRequest, RequestDeadline> = {
  of: deadlinesOf,
  version: 1,
};

function ofAcceptance({ confirmBy, quotes }: WrittenRequest): readonly RequestDeadline[] {
  const accepted = quotes.find(({ status }) => status === 'accepted');
  if (confirmBy === null || !accepted) return [];
  return [{ name: 'fail-award', about: accepted.id, dueAt: confirmBy }];
}

function ofQuotes({ quotes }: WrittenRequest): readonly RequestDeadline[] {
  return quotes
    .filter(isStanding)
    .map(({ id, terms }) => ({ name: 'expire-quote', about: id, dueAt: terms.validUntil }));
}

function ofRequest(request: WrittenRequest): readonly RequestDeadline[] {
  const dueAt = standsUntil(request);
  return dueAt === null ? [] : [{ name: 'expire-request', about: '', dueAt }];
}
