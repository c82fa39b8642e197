import { bookingContract } from '@osta/contracts/booking/contract';
import type { Locale } from '@osta/contracts/locale';
import { inLanguage } from '@osta/contracts/offering/in-language';
import { forgotten } from '@osta/contracts/personal-words';
import { openWords } from '@osta/platform/personal-data/personal-data';
import { serviceName } from '@osta/reference/names';
import type { Pool } from 'pg';

import type { MadeBooking } from '../domain/booking/booking.ts';

type Named = Pick<MadeBooking, 'professionalId' | 'serviceId' | 'offeringName'>;

/** Returns what the service of a booking is called in the reader's language. */
export type BookedNames = (booking: Pick<Named, 'serviceId' | 'offeringName'>) => string;

/**
 * Returns what the services of these bookings are called: as their professionals called them when they were booked, also
 * after they were renamed or archived. What began with a request, or whose professional was erased, has the name of the
 * job in the catalogue. One round trip; none where all of them have that one.
 */
export async function readBookedNames(
  pool: Pool,
  bookings: readonly Named[],
  locale: Locale,
): Promise<BookedNames> {
  const sealed = bookings.flatMap(({ professionalId, offeringName }) =>
    offeringName ? [{ subject: professionalId, text: inLanguage(offeringName, locale) }] : [],
  );
  const opened = await openWords(pool, bookingContract.name, sealed);
  const names = new Map(sealed.map(({ text }, n) => [text, opened[n]]));
  return ({ serviceId, offeringName }) => {
    const own = offeringName && names.get(inLanguage(offeringName, locale));
    return own === undefined || own === '' || own === forgotten
      ? serviceName(serviceId, locale)
      : own;
  };
}
