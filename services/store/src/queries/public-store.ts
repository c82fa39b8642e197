import type { StoreId, UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import { inLanguage } from '@osta/contracts/offering/in-language';
import type { PublicStore } from '@osta/contracts/store/api';
import { isPublic } from '@osta/contracts/store/is-public';
import { openState } from '@osta/contracts/store/open-state';
import { readCatalogueNames } from '@osta/platform/catalogue/read-catalogue-names';
import type { Clock } from '@osta/platform/clock';
import { readNamesFor } from '@osta/platform/people/read-names';
import { readRatings } from '@osta/platform/ratings/read-ratings';
import { placeName } from '@osta/reference/names';
import type { Pool } from 'pg';

import { hiddenStaffSql } from './hidden-staff.sql.ts';
import { openStore } from './open-store.ts';
import { shownContact, shownSocial } from './shown-content.ts';
import { readStoreRow } from './store-row.ts';

export type FindPublicStore = (storeId: StoreId, locale: Locale) => Promise<PublicStore | null>;

/** Returns a query for a store as customers see it; `null` when its page or its subscription hides it. */
export function findPublicStore(pool: Pool, clock: Clock): FindPublicStore {
  return async (storeId, locale) => {
    const row = await readStoreRow(pool, storeId);
    if (!row || !isPublic(row.state.status, row.state.subscription.status)) return null;
    const agreed = row.state.staff.flatMap(({ id, agreedAt }) => (agreedAt === null ? [] : [id]));
    const [{ live, publishedAt, staff }, names, hidden, ratings, catalogue] = await Promise.all([
      openStore(pool, row.state),
      readNamesFor(pool, agreed, locale),
      pool.query<{ readonly id: UserId }>({ ...hiddenStaffSql, values: [agreed] }),
      readRatings(pool, 'store_id', [storeId]),
      readCatalogueNames(pool),
    ]);
    if (!live?.contact || !live.location || !live.openingHours || !publishedAt) return null;
    const { basic, location, openingHours: hours } = live;
    const contact = shownContact(live.contact);
    const isHidden = new Set(hidden.rows.map(({ id }) => id));
    // The owner was erased a moment ago, and the store is about to close
    if (!contact) return null;
    return {
      storeId,
      name: inLanguage(basic.name, locale),
      description: inLanguage(basic.description, locale),
      categories: basic.categoryIds.map((id) => ({ id, name: catalogue.ofTrade(id, locale) })),
      place: { id: location.placeId, name: placeName(location.placeId, locale) },
      address: inLanguage(location.address, locale),
      point: location.point,
      hours,
      open: { ...openState(hours, clock.now()) },
      contact,
      features: [...live.features],
      paymentMethods: [...live.paymentMethods],
      social: shownSocial(live.social),
      pictures: live.pictures.map(({ id, alt }) => ({ id, alt: inLanguage(alt, locale) })),
      staff: staff
        .filter(({ id, agreedAt }) => agreedAt !== null && !isHidden.has(id))
        .map(({ id, title }) => ({
          id,
          fullName: names(id).fullName,
          title: inLanguage(title, locale),
        })),
      rating: ratings(storeId),
      publishedAt,
    };
  };
}
