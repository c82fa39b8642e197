import type { Actor } from '@osta/contracts/actor';
import type { BookingId, QuoteId, UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { RequestEvent } from '@osta/contracts/request/events';
import type { QuoteSubmitted } from '@osta/contracts/request/quote-submitted';
import type { ServiceRequestReopened } from '@osta/contracts/request/service-request-reopened';
import type { RequestStatus } from '@osta/contracts/request/status';
import type { RequestContent } from '@osta/contracts/request/terms';
import type { Fold } from '@osta/platform/decider';

import { isStanding, type Quote } from './quote.ts';

/** One professional whom the customer invited. */
export interface Invitation {
  readonly professionalId: UserId;
  readonly hasViewed: boolean;
  /** Has declined, and has not quoted since. */
  readonly hasDeclined: boolean;
}

/** A request that exists, with all its quotes. */
export interface WrittenRequest {
  readonly status: RequestStatus;
  readonly customerId: UserId;
  readonly content: RequestContent;
  readonly invitations: readonly Invitation[];
  /** Oldest first. Ended quotes stay: they are part of the record. */
  readonly quotes: readonly Quote[];
  /** First moment at which the request is too old; `null` for a draft. */
  readonly expiresAt: Instant | null;
  /** Set after a booking fell through: until then the request stands, however old it is. */
  readonly reopenedUntil: Instant | null;
  /** Set while an accepted quote waits for its booking: when the acceptance expires. */
  readonly confirmBy: Instant | null;
  /** Set from the award until a reopening. */
  readonly bookingId: BookingId | null;
}

/** The state of a service request: the fold of its events. */
export type ServiceRequest = { readonly status: 'none' } | WrittenRequest;

/** Returns the invitation of this professional; `undefined` if they were not invited. */
export function invitationOf(
  { invitations }: WrittenRequest,
  actor: Actor,
): Invitation | undefined {
  return invitations.find(({ professionalId }) => professionalId === actor);
}

/** Returns the quote with this id; `undefined` if the request has none. */
export function quoteOf({ quotes }: WrittenRequest, quoteId: QuoteId): Quote | undefined {
  return quotes.find(({ id }) => id === quoteId);
}

/** Returns the quote that led to this booking by one of its acceptances; `undefined` if none did. */
export function quoteOfBooking(
  { quotes }: WrittenRequest,
  bookingId: BookingId,
): Quote | undefined {
  return quotes.find(({ bookingIds }) => bookingIds.includes(bookingId));
}

/**
 * Folds the events of a request. An event that does not fit changes nothing here; `audit verify`
 * reports such a stream.
 */
export const serviceRequest: Fold<ServiceRequest, RequestEvent> = {
  version: 3,
  initial: { status: 'none' },

  evolve(state, event) {
    if (event.type === 'osta.request.service-request-drafted') {
      return {
        status: 'draft',
        ...event.data,
        invitations: [],
        quotes: [],
        expiresAt: null,
        reopenedUntil: null,
        confirmBy: null,
        bookingId: null,
      };
    }
    return state.status === 'none' ? state : evolveWritten(state, event);
  },
};

function evolveWritten(
  request: WrittenRequest,
  event: Exclude<RequestEvent, { readonly type: 'osta.request.service-request-drafted' }>,
): WrittenRequest {
  switch (event.type) {
    case 'osta.request.service-request-submitted':
      return { ...request, status: 'open', expiresAt: event.data.expiresAt };
    case 'osta.request.professionals-invited':
      return {
        ...request,
        invitations: [...request.invitations, ...event.data.professionalIds.map(invitation)],
      };
    case 'osta.request.service-request-viewed':
      return withInvitation(request, event.data.professionalId, { hasViewed: true });
    case 'osta.request.service-request-declined-by-professional': {
      const { professionalId, isLast } = event.data;
      const declined = withInvitation(request, professionalId, { hasDeclined: true });
      return isLast ? { ...declined, status: 'declined' } : declined;
    }
    case 'osta.request.service-request-revised':
      return { ...outdated(request), content: event.data.content };

    case 'osta.request.quote-submitted':
      return withNewQuote(request, event.data);
    case 'osta.request.quote-revised': {
      const { quoteId, quoteVersion: version, terms } = event.data;
      const offer = { version, terms, isOutdated: false, counter: null, notBooked: null };
      return withQuote(request, quoteId, { status: 'submitted', ...offer });
    }
    case 'osta.request.quote-countered': {
      const { quoteId, price, proposedStart, note } = event.data;
      const counter = { price, proposedStart, note };
      return withQuote(request, quoteId, { status: 'countered', counter });
    }
    case 'osta.request.quote-counter-rejected':
      return withQuote(request, event.data.quoteId, { status: 'submitted', counter: null });
    case 'osta.request.quote-accepted': {
      const { quoteId, bookingId, confirmBy } = event.data;
      return { ...withAgreement(request, quoteId, bookingId), status: 'awarding', confirmBy };
    }
    case 'osta.request.quote-declined':
      return withQuote(request, event.data.quoteId, { status: 'declined', counter: null });
    case 'osta.request.quote-withdrawn':
      return withQuote(request, event.data.quoteId, { status: 'withdrawn', counter: null });
    case 'osta.request.quote-expired':
      return withQuote(request, event.data.quoteId, { status: 'expired', counter: null });
    case 'osta.request.quote-not-selected':
      return withQuote(request, event.data.quoteId, { status: 'not_selected', counter: null });
    case 'osta.request.service-request-back-to-open':
      return { ...request, status: 'open' };

    case 'osta.request.service-request-awarded': {
      const { quoteId, bookingId } = event.data;
      const agreed = withAgreement(request, quoteId, bookingId);
      return { ...agreed, status: 'awarded', bookingId, confirmBy: null };
    }
    case 'osta.request.service-request-award-failed': {
      const { quoteId, alternatives, reason } = event.data;
      const notBooked = { reason, alternatives };
      const standing = withQuote(request, quoteId, { status: 'submitted', notBooked });
      return { ...standing, status: 'quoted', confirmBy: null };
    }
    case 'osta.request.service-request-reopened':
      return reopened(request, event.data);
    case 'osta.request.service-request-fulfilled': {
      const { bookingId } = event.data;
      const quote = quoteOfBooking(request, bookingId);
      const done = quote ? withAgreement(request, quote.id, bookingId) : request;
      return { ...done, status: 'fulfilled', bookingId };
    }
    case 'osta.request.service-request-withdrawn':
      return { ...request, status: 'withdrawn' };
    case 'osta.request.service-request-expired':
      return { ...request, status: 'expired' };
    case 'osta.request.service-request-closed-by-admin':
      return { ...request, status: 'closed', confirmBy: null };
  }
}

function invitation(professionalId: UserId): Invitation {
  return { professionalId, hasViewed: false, hasDeclined: false };
}

function withInvitation(
  request: WrittenRequest,
  professionalId: UserId,
  change: Partial<Invitation>,
): WrittenRequest {
  const invitations = request.invitations.map((known) =>
    known.professionalId === professionalId ? { ...known, ...change } : known,
  );
  return { ...request, invitations };
}

function withQuote(
  request: WrittenRequest,
  quoteId: QuoteId,
  change: Partial<Quote>,
): WrittenRequest {
  const quotes = request.quotes.map((quote) =>
    quote.id === quoteId ? { ...quote, ...change } : quote,
  );
  return { ...request, quotes };
}

/** The quote is the one that counts, and leads to this booking. */
function withAgreement(
  request: WrittenRequest,
  quoteId: QuoteId,
  bookingId: BookingId,
): WrittenRequest {
  const quotes = request.quotes.map((quote): Quote => {
    if (quote.id !== quoteId) return quote;
    const isKnown = quote.bookingIds.includes(bookingId);
    const bookingIds = isKnown ? quote.bookingIds : [...quote.bookingIds, bookingId];
    return { ...quote, status: 'accepted', counter: null, notBooked: null, bookingIds };
  });
  return { ...request, quotes };
}

/** A professional who quotes after declining has not declined any more. */
function withNewQuote(request: WrittenRequest, data: QuoteSubmitted['data']): WrittenRequest {
  const { quoteId: id, professionalId, quoteVersion: version, terms } = data;
  const offer = { version, terms, isOutdated: false, counter: null, notBooked: null };
  const quote: Quote = { id, professionalId, status: 'submitted', ...offer, bookingIds: [] };
  const answered = withInvitation(request, professionalId, { hasDeclined: false });
  return { ...answered, status: 'quoted', quotes: [...request.quotes, quote] };
}

function outdated(request: WrittenRequest): WrittenRequest {
  const quotes = request.quotes.map((quote) =>
    isStanding(quote) ? { ...quote, isOutdated: true } : quote,
  );
  return { ...request, quotes };
}

/** Removes the quote whose booking fell through; the quotes that are named stand again. */
function reopened(
  request: WrittenRequest,
  {
    quoteId: lost,
    quotesStandUntil: until,
    quotesStandingAgain: again,
  }: ServiceRequestReopened['data'],
): WrittenRequest {
  const quotes = request.quotes.map((quote): Quote => {
    if (quote.id === lost) return { ...quote, status: 'withdrawn' };
    if (!again.some(({ quoteId }) => quoteId === quote.id)) return quote;
    return { ...quote, status: 'submitted', terms: { ...quote.terms, validUntil: until } };
  });
  const status = quotes.some(isStanding) ? 'quoted' : 'open';
  return { ...request, status, quotes, reopenedUntil: until, bookingId: null };
}
