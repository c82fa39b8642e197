import type { UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import { middleOf } from '@osta/contracts/middle-of';
import type { RequestSummary } from '@osta/contracts/request/api';
import type { QuoteStatus } from '@osta/contracts/request/status';
import type { Price } from '@osta/contracts/request/terms';
import type { CatalogueNames } from '@osta/platform/catalogue/read-catalogue-names';
import type { Names } from '@osta/platform/people/read-names';
import { placeName } from '@osta/reference/names';

import { canBeAccepted, quoteStatusAt, type Quote } from '../domain/request/quote.ts';
import type { WrittenRequest } from '../domain/request/service-request.ts';
import { countOffers, standsUntil, statusAt } from '../domain/request/standing.ts';

/** One row of a list as it is stored. */
export interface ListedRequest {
  readonly id: RequestSummary['id'];
  readonly request: WrittenRequest;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** What people, services and trades of a list are called. */
export interface ListedNames {
  readonly names: Names;
  readonly catalogue: CatalogueNames;
}

/**
 * Returns the other side of the request for this reader: the customer, or the invited
 * professionals.
 */
export function counterpartsOf(
  { customerId, invitations }: WrittenRequest,
  role: 'customer' | 'professional',
): UserId[] {
  return role === 'professional'
    ? [customerId]
    : invitations.map(({ professionalId }) => professionalId);
}

/**
 * Returns the list item of a request for one reader. A professional's item counts their own quotes
 * only.
 */
export function requestSummary(
  { id, request, createdAt, updatedAt }: ListedRequest,
  role: 'customer' | 'professional',
  userId: UserId,
  { names, catalogue }: ListedNames,
  locale: Locale,
  now: Instant,
): RequestSummary {
  const { serviceId, placeId, description, budget, wanted } = request.content;
  const seen = request.quotes.filter(
    ({ professionalId }) => role === 'customer' || professionalId === userId,
  );
  return {
    id,
    status: statusAt(request, now),
    serviceId,
    serviceName: catalogue.ofService(serviceId, locale),
    placeId,
    placeName: placeName(placeId, locale),
    point: middleOf(placeId),
    description,
    budget,
    wanted,
    counterparts: counterpartsOf(request, role).map(names),
    quoteCount: role === 'customer' ? countOffers(request, now) : seen.length,
    bestPrice: bestPrice(seen, role, now),
    ownQuote: role === 'professional' ? lastStatus(seen, now) : null,
    hasDeclined: request.invitations.some(
      ({ professionalId, hasDeclined }) => hasDeclined && professionalId === userId,
    ),
    createdAt,
    updatedAt,
    expiresAt: standsUntil(request),
  };
}

function lastStatus(quotes: readonly Quote[], now: Instant): QuoteStatus | null {
  const last = quotes.at(-1);
  return last ? quoteStatusAt(last, now) : null;
}

/**
 * The price of the reader's own last quote (professional), or the lowest price that can still be
 * accepted (customer).
 */
function bestPrice(
  quotes: readonly Quote[],
  role: 'customer' | 'professional',
  now: Instant,
): Price | null {
  if (role === 'professional') return quotes.at(-1)?.terms.price ?? null;
  const accepted = quotes.find(({ status }) => status === 'accepted');
  if (accepted) return accepted.terms.price;
  const standing = quotes
    .filter((quote) => canBeAccepted(quote, now))
    .map(({ terms }) => terms.price);
  return standing.toSorted((a, b) => least(a) - least(b))[0] ?? null;
}

/**
 * Returns the least that a price can cost. A price that is given after a visit sorts after every
 * named one.
 */
function least(price: Price): number {
  switch (price.kind) {
    case 'fixed':
      return price.amount;
    case 'range':
      return price.min;
    case 'visit-first':
      return Number.POSITIVE_INFINITY;
  }
}
