import type { ApplicationStatus } from '@osta/contracts/application/status';
import { QuoteId, type ServiceRequestId } from '@osta/contracts/ids';
import type { NotAProfessional } from '@osta/contracts/professional/refusals';
import type { QuoteExpired } from '@osta/contracts/request/quote-expired';
import type { QuoteSubmitted } from '@osta/contracts/request/quote-submitted';
import type {
  AlreadyQuoted,
  QuoteLimitReached,
  RequestIllegalTransition,
  RequestNotFound,
  TimeInThePast,
} from '@osta/contracts/request/refusals';
import type { QuoteTerms } from '@osta/contracts/request/terms';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { requestRefusal } from './allowed.ts';
import { parties } from './parties.ts';
import { hasLapsed, isStanding } from './quote.ts';
import type { RequestPolicy } from './request-policy.ts';
import { invitationOf, type ServiceRequest } from './service-request.ts';
import { termsRefusal } from './terms-refusal.ts';

/** An invited professional quotes a price and a time. */
export interface SubmitQuote {
  readonly requestId: ServiceRequestId;
  readonly terms: QuoteTerms;
}

/** The facts for quoting. */
export interface QuotingFacts {
  readonly policy: RequestPolicy;
  /** Where the caller's application stands if customers do not see them; `null` if they do. */
  readonly hiddenAs: ApplicationStatus | null;
}

export type SubmitQuoteRefusal =
  | RequestNotFound
  | NotAProfessional
  | RequestIllegalTransition
  | AlreadyQuoted
  | QuoteLimitReached
  | TimeInThePast;

/**
 * Records a quote: one standing quote per professional, at most `quotesPerRequest` per request.
 *
 * A professional who is suspended, revoked or lapsed makes no new quote; those they made stand.
 *
 * Quotes that lapsed unrecorded do not count; the same decision records them as expired.
 */
export function submitQuote(
  { terms }: SubmitQuote,
  request: ServiceRequest,
  { actor, now, newId }: Context,
  { policy: { quotesPerRequest: limit }, hiddenAs }: QuotingFacts,
): Decision<QuoteSubmitted | QuoteExpired, SubmitQuoteRefusal> {
  const invitation = request.status === 'none' ? undefined : invitationOf(request, actor);
  if (request.status === 'none' || !invitation) return refuse({ code: 'REQUEST_NOT_FOUND' });

  if (hiddenAs !== null) return refuse({ code: 'NOT_A_PROFESSIONAL', standing: hiddenAs });

  const refusal = requestRefusal('quote', request, now) ?? termsRefusal(terms, now);
  if (refusal) return refuse(refusal);

  const { professionalId } = invitation;
  const recorded = request.quotes.filter(isStanding);
  const standing = recorded.filter((quote) => !hasLapsed(quote, now));
  if (standing.some((quote) => quote.professionalId === professionalId)) {
    return refuse({ code: 'ALREADY_QUOTED' });
  }
  if (standing.length >= limit) return refuse({ code: 'QUOTE_LIMIT_REACHED', limit });

  const submitted: QuoteSubmitted = {
    type: 'osta.request.quote-submitted',
    data: {
      quoteId: QuoteId.parse(newId(0)),
      customerId: request.customerId,
      professionalId,
      serviceId: request.content.serviceId,
      quoteVersion: 1,
      terms,
    },
  };
  const expired = recorded
    .filter((quote) => hasLapsed(quote, now))
    .map((quote): QuoteExpired => {
      return { type: 'osta.request.quote-expired', data: parties(request, quote) };
    });
  return accept(submitted, ...expired);
}
