import type { EventEnvelope } from '@osta/contracts/envelope';
import { BookingId, ServiceRequestId } from '@osta/contracts/ids';
import { QuoteAccepted } from '@osta/contracts/request/quote-accepted';
import { ServiceRequestAwardFailed } from '@osta/contracts/request/service-request-award-failed';
import { ServiceRequestClosedByAdmin } from '@osta/contracts/request/service-request-closed-by-admin';
import { reaction, type Reaction } from '@osta/platform/process/reaction';
import type { Pool } from 'pg';

import type { SystemCommands } from '../commands/system-commands.ts';
import { findBookingsOfRequest } from './find-bookings.sql.ts';

/**
 * Returns the process manager that books accepted quotes, and withdraws bookings whose request does not want
 * them any more: the acceptance lapsed before the request heard of its booking, or an admin closed it.
 */
export function whenRequestMoved(
  { placeQuote, withdrawBooking }: Pick<SystemCommands, 'placeQuote' | 'withdrawBooking'>,
  pool: Pool,
): (event: EventEnvelope) => Promise<readonly Reaction[]> {
  const withdrawn = (bookingId: BookingId): Reaction =>
    reaction(withdrawBooking, bookingId, { bookingId });

  return async ({ subject, type, data }) => {
    const content = { type, data };

    const accepted = QuoteAccepted.safeParse(content);
    if (accepted.success) {
      const { data: quote } = accepted.data;
      const { bookingId, quoteId, customerId, professionalId, serviceId, terms, confirmBy } = quote;
      return [
        reaction(placeQuote, bookingId, {
          bookingId,
          requestId: ServiceRequestId.parse(subject),
          quoteId,
          customerId,
          professionalId,
          serviceId,
          placeId: quote.placeId ?? null,
          price: terms.price,
          startsAt: terms.proposedStart,
          confirmBy,
        }),
      ];
    }

    const failed = ServiceRequestAwardFailed.safeParse(content);
    if (failed.success) return [withdrawn(failed.data.data.bookingId)];

    if (!ServiceRequestClosedByAdmin.safeParse(content).success) return [];
    const { rows } = await pool.query<{ readonly id: string }>(findBookingsOfRequest, [subject]);
    return rows.map(({ id }) => withdrawn(BookingId.parse(id)));
  };
}
