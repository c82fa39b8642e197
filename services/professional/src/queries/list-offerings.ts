import { OfferingId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import type {
  ListedOffering,
  ListedOfferingPage,
  ListOfferingsQuery,
} from '@osta/contracts/offering/admin-api';
import type { RecordedOffering } from '@osta/contracts/offering/recorded-offering';
import { professionalContract } from '@osta/contracts/professional/contract';
import { readCatalogueNames } from '@osta/platform/catalogue/read-catalogue-names';
import { latestPlace } from '@osta/platform/page-cursor';
import { openWords } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

import { personQuery } from '../search/profile-words.ts';
import {
  listAskedOfferingsSql,
  listHiddenOfferingsSql,
  listOfferingsSql,
} from './list-offerings.sql.ts';
import { cursorOfOffering, offeringOfCursor } from './offering-cursor.ts';
import { openHidings } from './open-hidings.ts';

export type ListOfferings = (
  query: ListOfferingsQuery,
  locale: Locale,
) => Promise<ListedOfferingPage>;

interface Row {
  readonly id: string;
  readonly version: number;
  readonly state: RecordedOffering;
  readonly updated_at: Date;
  readonly full_name: string;
  readonly admin_name: string | null;
}

const hiddenSql = { hidden: listHiddenOfferingsSql, asked: listAskedOfferingsSql } as const;

/** Returns the query for a page of the services of all professionals, for admins. */
export function listOfferings(pool: Pool): ListOfferings {
  return async ({ q, state, cursor, limit }, locale) => {
    const after = (cursor && offeringOfCursor(cursor)) ?? latestPlace.id;
    const name = personQuery(q);
    const { rows } = await pool.query<Row>(
      state === 'hidden' || state === 'asked'
        ? { text: hiddenSql[state], values: [name, after, limit + 1] }
        : { text: listOfferingsSql, values: [name, state === 'shown', after, limit + 1] },
    );
    // One more row than asked for tells whether there is another page
    const items = await listed(pool, rows.slice(0, limit), locale);
    const last = rows.length > limit ? items.at(-1) : undefined;
    return { items: [...items], nextCursor: last ? cursorOfOffering(last.id) : null };
  };
}

async function listed(
  pool: Pool,
  rows: readonly Row[],
  locale: Locale,
): Promise<readonly ListedOffering[]> {
  const states = rows.map(({ state }) => state);
  const [words, hidings, catalogue] = await Promise.all([
    openWords(
      pool,
      professionalContract.name,
      states.flatMap(({ professionalId: subject, offer: { name, description } }) =>
        [name.ar, name.en, description.ar, description.en].map((text) => ({ subject, text })),
      ),
    ),
    openHidings(pool, states),
    readCatalogueNames(pool),
  ]);
  return rows.map(({ id, version, state, updated_at: updated, ...row }, n) => {
    const [nameAr = '', nameEn = '', ar = '', en = ''] = words.slice(n * 4, n * 4 + 4);
    const hidden = hidings[n] ?? null;
    return {
      id: OfferingId.parse(id),
      version,
      status: state.status,
      professional: { id: state.professionalId, fullName: row.full_name },
      serviceName: catalogue.ofService(state.offer.serviceId, locale),
      name: { ar: nameAr, en: nameEn },
      description: { ar, en },
      price: state.offer.price,
      hidden: hidden && { ...hidden, adminName: row.admin_name ?? '' },
      updatedAt: Instant.parse(updated.toISOString()),
    };
  });
}
