import type { Dirham } from '@osta/contracts/dirham';
import type { QuoteId, UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { QuoteStatus, QuoteVerb } from '@osta/contracts/request/status';
import type { QuoteTerms } from '@osta/contracts/request/terms';

/** What the customer would say yes to. At least one of price and start is there. */
export interface Counter {
  readonly price: Dirham | null;
  readonly proposedStart: Instant | null;
  /** The customer's words; empty when there are none. */
  readonly note: string;
}

/** One professional's answer to a request. */
export interface Quote {
  readonly id: QuoteId;
  readonly professionalId: UserId;
  readonly status: QuoteStatus;
  /** 1, then one more for every change of the terms. A yes names the version that it means. */
  readonly version: number;
  readonly terms: QuoteTerms;
  /** The request was changed after these terms were made. */
  readonly isOutdated: boolean;
  /** On the table exactly while the quote is `countered`. */
  readonly counter: Counter | null;
}

/** What can be asked of a quote in each status, whoever asks. */
export const quoteVerbs: { readonly [Status in QuoteStatus]: readonly QuoteVerb[] } = {
  submitted: ['revise', 'counter', 'accept', 'decline', 'withdraw'],
  countered: ['revise', 'accept-counter', 'reject-counter', 'decline', 'withdraw'],
  accepted: [],
  declined: [],
  withdrawn: [],
  expired: [],
  not_selected: [],
};

/** Nobody has ended the quote yet. Its time may have run out all the same: see `hasLapsed`. */
export function isStanding({ status }: Quote): boolean {
  return status === 'submitted' || status === 'countered';
}

/** The offer's own time is over, whether or not that has been recorded. */
export function hasLapsed({ terms }: Quote, now: Instant): boolean {
  return now >= terms.validUntil;
}

/** The terms say what the counter-proposal asked for. */
export function meets({ price, proposedStart }: QuoteTerms, counter: Counter): boolean {
  const isPriceMet =
    counter.price === null || (price.kind === 'fixed' && price.amount === counter.price);
  const isStartMet = counter.proposedStart === null || proposedStart === counter.proposedStart;
  return isPriceMet && isStartMet;
}
