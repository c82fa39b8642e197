import type { UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { QuoteVerb, RequestVerb } from '@osta/contracts/request/status';

import { quoteRefusal, requestVerbs } from '../domain/request/allowed.ts';
import { hasLapsed, isStanding, quoteVerbs, type Quote } from '../domain/request/quote.ts';
import { invitationOf, type WrittenRequest } from '../domain/request/service-request.ts';
import { statusAt } from '../domain/request/standing.ts';
import type { ReaderRole } from './reader.ts';

/** The role that may use each verb of a request. */
const requestRole: { readonly [Verb in RequestVerb]: ReaderRole } = {
  submit: 'customer',
  invite: 'customer',
  revise: 'customer',
  withdraw: 'customer',
  decline: 'professional',
  quote: 'professional',
  close: 'admin',
};

/** The role that may use each verb of a quote. */
const quoteRole: { readonly [Verb in QuoteVerb]: ReaderRole } = {
  counter: 'customer',
  accept: 'customer',
  decline: 'customer',
  revise: 'professional',
  'accept-counter': 'professional',
  'reject-counter': 'professional',
  withdraw: 'professional',
};

/** The person who would use a verb of a request. */
interface VerbReader {
  readonly userId: UserId;
  /** Customers do not see them as a professional. */
  readonly isHidden: boolean;
}

/**
 * Returns the verbs that the request allows this reader now, so that clients offer nothing that
 * would be refused.
 */
export function requestVerbsFor(
  request: WrittenRequest,
  role: ReaderRole,
  { userId, isHidden }: VerbReader,
  now: Instant,
): RequestVerb[] {
  const hasQuoted = request.quotes.some(
    (quote) => quote.professionalId === userId && isStanding(quote) && !hasLapsed(quote, now),
  );
  const hasDeclined = invitationOf(request, userId)?.hasDeclined ?? false;
  return requestVerbs[statusAt(request, now)].filter((verb) => {
    if (requestRole[verb] !== role) return false;
    if (verb === 'quote') return !hasQuoted && !isHidden;
    if (verb === 'decline') return !hasDeclined;
    return true;
  });
}

/** Returns the verbs that the quote allows this reader now. */
export function quoteVerbsFor(
  request: WrittenRequest,
  quote: Quote,
  role: ReaderRole,
  now: Instant,
): QuoteVerb[] {
  return quoteVerbs[quote.status].filter((verb) => {
    if (quoteRole[verb] !== role || quoteRefusal(verb, quote, request, now)) return false;
    return verb !== 'accept' || (!quote.isOutdated && now < quote.terms.proposedStart);
  });
}
