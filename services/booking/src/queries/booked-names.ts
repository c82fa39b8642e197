import { bookingContract } from '@osta/contracts/booking/contract';
import type { Locale } from '@osta/contracts/locale';
import { inLanguage } from '@osta/contracts/offering/in-language';
import { forgotten } from '@osta/contracts/personal-words';
import {
  type CatalogueNames,
  readCatalogueNames,
} from '@osta/platform/catalogue/read-catalogue-names';
import { openWords } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

import type { MadeBooking } from '../domain/booking/booking.ts';

type Named = Pick<MadeBooking, 'professionalId' | 'serviceId' | 'offeringName'>;

/** Returns what the service of a booking is called in the reader's language. */
export type BookedNames = (booking: Pick<Named, 'serviceId' | 'offeringName'>) => string;

/**
 * Returns what the services of these bookings are called: as their professionals called them when they were booked, also
 * after they were renamed or archived. What began with a request, or whose professional was erased, has the name of the
 * job in the catalogue as it is now. Two round trips at once; none without a booking.
 */
export async function readBookedNames(
  pool: Pool,
  bookings: readonly Named[],
  locale: Locale,
): Promise<BookedNames> {
  if (bookings.length === 0) return () => '';
  const sealed = bookings.flatMap(({ professionalId, offeringName }) =>
    offeringName ? [{ subject: professionalId, text: inLanguage(offeringName, locale) }] : [],
  );
  const [opened, catalogue] = await Promise.all([
    openWords(pool, bookingContract.name, sealed),
    readCatalogueNames(pool),
  ]);
  const words = new Map(sealed.map(({ text }, n) => [text, opened[n] ?? '']));
  return bookedNames(words, catalogue, locale);
}

/** Returns what booked services are called, whose professionals' own names were opened to these words. */
export function bookedNames(
  words: ReadonlyMap<string, string>,
  catalogue: CatalogueNames,
  locale: Locale,
): BookedNames {
  return ({ serviceId, offeringName }) => {
    const own = offeringName && words.get(inLanguage(offeringName, locale));
    return own === undefined || own === '' || own === forgotten
      ? catalogue.ofService(serviceId, locale)
      : own;
  };
}
