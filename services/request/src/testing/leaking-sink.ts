import { Dirham } from '@osta/contracts/dirham';
import { BookingId, QuoteId, ServiceRequestId, UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { RequestEvent } from '@osta/contracts/request/events';
import type { ProfessionalsInvited } from '@osta/contracts/request/professionals-invited';
import type { QuoteAccepted } from '@osta/contracts/request/quote-accepted';
import type { QuoteCountered } from '@osta/contracts/request/quote-countered';
import type { QuoteSubmitted } from '@osta/contracts/request/quote-submitted';
import type { ServiceRequestAwarded } from '@osta/contracts/request/service-request-awarded';
import type { ServiceRequestDrafted } from '@osta/contracts/request/service-request-drafted';
import type { ServiceRequestSubmitted } from '@osta/contracts/request/service-request-submitted';
import { QuoteTerms, RequestContent } from '@osta/contracts/request/terms';
import type { Context } from '@osta/platform/decider';

/**
 * The story that the tests of the domain start from: Salma's sink leaks, Omar and Nadia are
 * invited.
 */

export const salma: UserId = user(0x0a);
export const omar: UserId = user(0x0c);
export const nadia: UserId = user(0x0d);
export const stranger: UserId = user(0x0e);

export const requestId: ServiceRequestId = ServiceRequestId.parse(id(0x01));
/** The id that `as(…)` gives to the next new object: a quote, or the booking of an acceptance. */
const nextId = id(0x51);
export const quoteId: QuoteId = QuoteId.parse(nextId);
export const bookingId: BookingId = BookingId.parse(nextId);
export const nadiasQuoteId: QuoteId = QuoteId.parse(id(0x52));

/** When everything before the tested command happened. */
export const today: Instant = Instant.parse('2026-03-01T08:00:00.000Z');
/** Two weeks later: the first moment at which the request is too old. */
export const expiresAt: Instant = Instant.parse('2026-03-15T08:00:00.000Z');
/** Until when the quotes stand. */
export const validUntil: Instant = Instant.parse('2026-03-04T08:00:00.000Z');
/** Until when a booking has to be confirmed: a day after the acceptance. */
const confirmBy: Instant = Instant.parse('2026-03-02T08:00:00.000Z');

export const content: RequestContent = RequestContent.parse({
  serviceId: 'plumbing.leak',
  description: 'Water drips from under the kitchen sink',
  placeId: 'm-hay-alandalus',
  addressNote: 'Second floor, the green door',
  budget: { min: 50_000, max: 120_000 },
  wanted: { kind: 'flexible' },
  photoIds: [id(0x61), id(0x62)],
});

export const terms: QuoteTerms = QuoteTerms.parse({
  price: { kind: 'fixed', amount: 85_000 },
  proposedStart: '2026-03-05T07:30:00.000Z',
  validUntil,
  note: 'Parts included',
});

/** Returns the context of this actor at a moment of the story, by default today. */
export function as(actor: Context['actor'], now: Instant = today): Context {
  return { actor, now, newId: () => nextId };
}

export const drafted: ServiceRequestDrafted = {
  type: 'osta.request.service-request-drafted',
  data: { customerId: salma, content },
};
export const submitted: ServiceRequestSubmitted = {
  type: 'osta.request.service-request-submitted',
  data: { expiresAt },
};
export const invited: ProfessionalsInvited = asked(omar, nadia);

/** A request to which Omar and Nadia were invited. */
export const sent: RequestEvent[] = [drafted, submitted, invited];

/** What every event about Omar's quote carries. */
export const omarsQuote = {
  quoteId,
  customerId: salma,
  professionalId: omar,
  serviceId: content.serviceId,
} as const;
export const nadiasQuote = {
  ...omarsQuote,
  quoteId: nadiasQuoteId,
  professionalId: nadia,
} as const;

export const quoted: QuoteSubmitted = {
  type: 'osta.request.quote-submitted',
  data: { ...omarsQuote, quoteVersion: 1, terms },
};
export const quotedByNadia: QuoteSubmitted = {
  type: 'osta.request.quote-submitted',
  data: { ...nadiasQuote, quoteVersion: 1, terms },
};
export const countered: QuoteCountered = {
  type: 'osta.request.quote-countered',
  data: { ...omarsQuote, price: Dirham.parse(70_000), proposedStart: null, note: '' },
};
export const accepted: QuoteAccepted = {
  type: 'osta.request.quote-accepted',
  data: { ...omarsQuote, bookingId, placeId: content.placeId, quoteVersion: 1, terms, confirmBy },
};
export const awarded: ServiceRequestAwarded = {
  type: 'osta.request.service-request-awarded',
  data: { bookingId, ...omarsQuote },
};

/** Returns the event that invites these professionals. */
export function asked(...professionalIds: UserId[]): ProfessionalsInvited {
  const { serviceId, budget } = content;
  return {
    type: 'osta.request.professionals-invited',
    data: { customerId: salma, professionalIds, serviceId, budget },
  };
}

function user(n: number): UserId {
  return UserId.parse(id(n));
}

function id(n: number): string {
  return `01980000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
}
