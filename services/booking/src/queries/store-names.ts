import type { StoreId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import { inLanguage } from '@osta/contracts/offering/in-language';
import type { Pool } from 'pg';

import type { MadeBooking } from '../domain/booking/booking.ts';
import { readStoreNamesSql } from './store-names.sql.ts';

/** The store at whose page a booking was made. */
interface BookedStore {
  readonly id: StoreId;
  readonly name: string;
}

/** Returns the store of a booking; `null`: it was booked at none. */
export type StoreNames = (booking: Pick<MadeBooking, 'storeId'>) => BookedStore | null;

/** Reads the names of the stores of these bookings, in the reader's language; none where there is no store. */
export async function readStoreNames(
  pool: Pool,
  bookings: readonly Pick<MadeBooking, 'storeId'>[],
  locale: Locale,
): Promise<StoreNames> {
  const ids = new Set(bookings.flatMap(({ storeId }) => storeId ?? []));
  const names = new Map<string, string>();
  if (ids.size > 0) {
    const { rows } = await pool.query<{
      readonly id: string;
      readonly name: Readonly<Record<Locale, string>>;
    }>({
      ...readStoreNamesSql,
      values: [[...ids]],
    });
    for (const { id, name } of rows) names.set(id, inLanguage(name, locale));
  }
  return ({ storeId }) =>
    storeId === undefined ? null : { id: storeId, name: names.get(storeId) ?? '' };
}
