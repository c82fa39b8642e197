import type { Dirham } from '@osta/contracts/dirham';
import type { QuoteId, ServiceRequestId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { QuoteCountered } from '@osta/contracts/request/quote-countered';
import type {
  CounterEmpty,
  QuoteExpiredRefusal,
  QuoteIllegalTransition,
  QuoteNotFound,
  QuoteStale,
  RequestIllegalTransition,
  RequestNotFound,
  TimeInThePast,
} from '@osta/contracts/request/refusals';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { quoteRefusal } from './allowed.ts';
import { parties } from './parties.ts';
import { meets } from './quote.ts';
import { quoteOf, type ServiceRequest } from './service-request.ts';

/** The customer proposes another price or start. */
export interface CounterQuote {
  readonly requestId: ServiceRequestId;
  readonly quoteId: QuoteId;
  /** The version that the counter-proposal answers. */
  readonly quoteVersion: number;
  /** `null`: the customer accepts the quoted price. */
  readonly price: Dirham | null;
  /** `null`: the customer accepts the quoted start. */
  readonly proposedStart: Instant | null;
  /** The customer's words; empty when there are none. */
  readonly note: string;
}

export type CounterQuoteRefusal =
  | RequestNotFound
  | QuoteNotFound
  | RequestIllegalTransition
  | QuoteIllegalTransition
  | QuoteExpiredRefusal
  | QuoteStale
  | CounterEmpty
  | TimeInThePast;

/**
 * Records a counter-proposal to the current version, from which it must differ. The professional
 * answers it.
 */
export const counterQuote: Decider<
  CounterQuote,
  ServiceRequest,
  QuoteCountered,
  CounterQuoteRefusal
> = ({ quoteId, quoteVersion, price, proposedStart, note }, request, { actor, now }) => {
  if (request.status === 'none' || request.customerId !== actor) {
    return refuse({ code: 'REQUEST_NOT_FOUND' });
  }
  const quote = quoteOf(request, quoteId);
  if (!quote) return refuse({ code: 'QUOTE_NOT_FOUND' });
  const refusal = quoteRefusal('counter', quote, request, now);
  if (refusal) return refuse(refusal);

  const { version, terms } = quote;
  if (quoteVersion !== version) {
    return refuse({ code: 'QUOTE_STALE', currentVersion: version, terms });
  }
  const counter = { price, proposedStart, note };
  if (meets(terms, counter)) return refuse({ code: 'COUNTER_EMPTY' });
  if (proposedStart !== null && proposedStart <= now) return refuse({ code: 'TIME_IN_THE_PAST' });

  const countered: QuoteCountered = {
    type: 'osta.request.quote-countered',
    data: { ...parties(request, quote), ...counter },
  };
  return accept(countered);
};
