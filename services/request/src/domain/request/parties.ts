import type { QuoteId, UserId } from '@osta/contracts/ids';
import type { ServiceId } from '@osta/reference/service-id';

import type { Quote } from './quote.ts';
import type { WrittenRequest } from './service-request.ts';

/** Whom an event about a quote concerns, and which service it is about. */
interface Parties {
  readonly quoteId: QuoteId;
  readonly customerId: UserId;
  readonly professionalId: UserId;
  readonly serviceId: ServiceId;
}

/** Returns the data that every event about a quote carries, so that consumers need no look-up. */
export function parties({ customerId, content }: WrittenRequest, quote: Quote): Parties {
  const { id: quoteId, professionalId } = quote;
  return { quoteId, customerId, professionalId, serviceId: content.serviceId };
}

/** Returns the invited professionals who have not declined. */
export function stillAsked({ invitations }: WrittenRequest): UserId[] {
  return invitations
    .filter(({ hasDeclined }) => !hasDeclined)
    .map(({ professionalId }) => professionalId);
}
