import type { Locale } from '@osta/contracts/locale';
import { readCatalogueNames } from '@osta/platform/catalogue/read-catalogue-names';
import type { Pool } from 'pg';

import type { MadeBooking } from '../domain/booking/booking.ts';

type Named = Pick<MadeBooking, 'serviceId'>;

/** Returns what the service of a booking is called in the reader's language. */
export type BookedNames = (booking: Named) => string;

/**
 * Returns what the services of these bookings are called: as the catalogue calls them now. One round trip; none without
 * a booking.
 */
export async function readBookedNames(
  pool: Pool,
  bookings: readonly Named[],
  locale: Locale,
): Promise<BookedNames> {
  if (bookings.length === 0) return () => '';
  const catalogue = await readCatalogueNames(pool);
  return ({ serviceId }) => catalogue.ofService(serviceId, locale);
}
