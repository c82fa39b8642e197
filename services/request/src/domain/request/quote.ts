import type { Dirham } from '@osta/contracts/dirham';
import type { BookingId, QuoteId, UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { QuoteStatus, QuoteVerb } from '@osta/contracts/request/status';
import type { NotBookedReason, QuoteTerms, TimeWindow } from '@osta/contracts/request/terms';

/** The terms that the customer proposes instead. At least one of price and start is set. */
export interface Counter {
  readonly price: Dirham | null;
  readonly proposedStart: Instant | null;
  /** The customer's words; empty when there are none. */
  readonly note: string;
}

/** What became of an acceptance that led to no booking. */
interface NotBooked {
  readonly reason: NotBookedReason;
  /** Free times of the professional, nearest to the wanted one first. */
  readonly alternatives: readonly TimeWindow[];
}

/** One professional's quote for a request. */
export interface Quote {
  readonly id: QuoteId;
  readonly professionalId: UserId;
  readonly status: QuoteStatus;
  /**
   * Starts at 1 and grows by one with every change of the terms. An acceptance names the version it
   * means.
   */
  readonly version: number;
  readonly terms: QuoteTerms;
  /** The request was changed after these terms were made. */
  readonly isOutdated: boolean;
  /** Set exactly while the quote is `countered`. */
  readonly counter: Counter | null;
  /** Set from a failed acceptance until the quote is accepted again or revised. */
  readonly notBooked: NotBooked | null;
  /** The bookings that its acceptances led to, oldest first. */
  readonly bookingIds: readonly BookingId[];
}

/** The verbs that each status of a quote allows, for any actor. */
export const quoteVerbs: { readonly [Status in QuoteStatus]: readonly QuoteVerb[] } = {
  submitted: ['revise', 'counter', 'accept', 'decline', 'withdraw'],
  countered: ['revise', 'accept-counter', 'reject-counter', 'decline', 'withdraw'],
  accepted: [],
  declined: [],
  withdrawn: [],
  expired: [],
  not_selected: [],
};

/**
 * Returns whether nothing has ended the quote yet. Its time may still have run out: see
 * `hasLapsed`.
 */
export function isStanding({ status }: Quote): boolean {
  return status === 'submitted' || status === 'countered';
}

/** Returns whether the quote's own time is over, recorded or not. */
export function hasLapsed({ terms }: Quote, now: Instant): boolean {
  return now >= terms.validUntil;
}

/** Returns the status at this moment: a standing quote whose time is over has expired, recorded or not. */
export function quoteStatusAt(quote: Quote, now: Instant): QuoteStatus {
  return isStanding(quote) && hasLapsed(quote, now) ? 'expired' : quote.status;
}

/** Returns whether the customer can still accept the quote at this moment. */
export function canBeAccepted(quote: Quote, now: Instant): boolean {
  return isStanding(quote) && !hasLapsed(quote, now);
}

/** Returns whether the terms match the counter-proposal. */
export function meets({ price, proposedStart }: QuoteTerms, counter: Counter): boolean {
  const isPriceMet =
    counter.price === null || (price.kind === 'fixed' && price.amount === counter.price);
  const isStartMet = counter.proposedStart === null || proposedStart === counter.proposedStart;
  return isPriceMet && isStartMet;
}
