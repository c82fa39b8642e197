import type { GeoPoint } from '@osta/contracts/geo-point';
import { StoreId } from '@osta/contracts/ids';
import { Locale } from '@osta/contracts/locale';
import { metersBetween } from '@osta/contracts/meters-between';
import { inLanguage } from '@osta/contracts/offering/in-language';
import type { PageCursor } from '@osta/contracts/page';
import type { ListStoresQuery, StorePage } from '@osta/contracts/store/api';
import { storeContract } from '@osta/contracts/store/contract';
import { openState } from '@osta/contracts/store/open-state';
import {
  type CatalogueNames,
  readCatalogueNames,
} from '@osta/platform/catalogue/read-catalogue-names';
import type { Clock } from '@osta/platform/clock';
import { readKeys, writeKeys } from '@osta/platform/page-cursor';
import { openWords } from '@osta/platform/personal-data/personal-data';
import { readRatings } from '@osta/platform/ratings/read-ratings';
import { categoryName, placeName } from '@osta/reference/names';
import type { PlaceId } from '@osta/reference/place-id';
import { placeList } from '@osta/reference/place-list';
import type { Pool } from 'pg';
import { z } from 'zod';

import type { StoreContent } from '../domain/store/store.ts';
import { nameQuery, type RenamedTrade, storeQuery } from '../search/store-words.ts';
import {
  listBestRatedSql,
  listBestSql,
  listNearestStoresSql,
  listNewestSql,
} from './list-stores.sql.ts';

/** The last store of a page, with the key of each order: the next page begins after it. */
const LastSeen = z.union([
  z.tuple([z.enum(['best', 'distance']), z.number(), StoreId, z.boolean()]),
  z.tuple([z.literal('newest'), z.string().max(40), StoreId, z.boolean()]),
  z.tuple([z.literal('rating'), z.tuple([z.number(), z.int()]), StoreId, z.boolean()]),
]);
type LastSeen = z.infer<typeof LastSeen>;

/** Parses a cursor of this list; `undefined` for any other text. */
export function readStoreCursor(cursor: string): LastSeen | undefined {
  return readKeys(cursor, LastSeen);
}

export type ListStores = (wanted: ListStoresQuery, locale: Locale) => Promise<StorePage>;

type Sort = NonNullable<ListStoresQuery['sort']>;

interface Row {
  readonly id: string;
  readonly owner_id: string;
  readonly live: StoreContent;
  readonly order: Sort;
  /** Of the list by rating, the average and how many gave one. */
  readonly key: number | string | readonly [number, number];
}

/** A question without words has no best answer: the nearest stores come first, or the newest. */
function orderOf(query: string | null, origin: GeoPoint | null, sort: Sort): Sort {
  if (sort === 'best' && query !== null) return 'best';
  if (sort === 'rating') return 'rating';
  return sort !== 'newest' && origin !== null ? 'distance' : 'newest';
}

/**
 * Returns the query for a page of public stores. When none fits, the page has stores that answer a part of the
 * question, from everywhere, and says so. It reads one row more than it returns, to know whether there is a
 * next page.
 */
export function listStores(pool: Pool, clock: Clock): ListStores {
  async function read(
    wanted: ListStoresQuery,
    question: string | null,
    isWidened: boolean,
    last: LastSeen | undefined,
  ): Promise<readonly Row[]> {
    const { category, area, features = [], payment = [], open, limit, minRating } = wanted;
    const origin = originOf(wanted);
    const common = [
      question,
      limit + 1,
      category === undefined ? [] : [category],
      area === undefined || isWidened ? null : placesWithin(area),
      isWidened ? [] : features,
      isWidened ? [] : payment,
      open === undefined || isWidened ? null : clock.now(),
      minRating === undefined || isWidened ? null : minRating,
    ];
    const order = orderOf(question, origin, wanted.sort ?? 'best');
    // A cursor of another order: the list begins anew
    const [, key = null, id = null] = last?.[0] === order ? last : [];
    switch (order) {
      case 'best':
        return (await pool.query<Row>(listBestSql, [...common, key, id])).rows;
      case 'distance': {
        const { longitude, latitude } = origin ?? { longitude: 0, latitude: 0 };
        const values = [...common, longitude, latitude, key, id];
        return (await pool.query<Row>(listNearestStoresSql, values)).rows;
      }
      case 'rating': {
        const [average, total] = typeof key === 'object' && key !== null ? key : [null, null];
        const values = [...common, average, total, id];
        return (await pool.query<Row>(listBestRatedSql, values)).rows;
      }
      case 'newest':
        return (await pool.query<Row>(listNewestSql, [...common, key, id])).rows;
    }
  }

  return async (wanted, locale) => {
    const last = wanted.cursor === undefined ? undefined : readStoreCursor(wanted.cursor);
    const [, , , wasWidened = false] = last ?? [];
    const catalogue = await readCatalogueNames(pool);
    const renamed = wanted.q === undefined ? [] : renamedTrades(catalogue);
    const { q = '' } = wanted;
    const question = (needs: 'all' | 'any'): string | null => storeQuery(q, needs, renamed);
    const name = wasWidened ? null : nameQuery(q);
    const named = name === null ? [] : await read(wanted, name, false, last);
    // Words that say nothing ask for nothing where no store is called so
    const isNamed = wasWidened || named.length > 0;
    const narrow = isNamed ? named : await read(wanted, question('all'), false, last);
    const isWidened = wasWidened || (last === undefined && narrow.length === 0 && isNarrow(wanted));
    const rows = isWidened ? await read(wanted, question('any'), true, last) : narrow;

    const shown = rows.slice(0, wanted.limit);
    const end = shown.at(-1);
    const [words, ratings] = await Promise.all([
      wordsOf(pool, shown, locale),
      readRatings(
        pool,
        'store_id',
        shown.map(({ id }) => id),
      ),
    ]);
    const origin = originOf(wanted);
    const now = clock.now();
    return {
      items: shown.flatMap(({ id, live }, n) => {
        const { basic, location, openingHours: hours, features, paymentMethods, pictures } = live;
        // Every public store has both
        if (!location || !hours) return [];
        const [cover] = pictures;
        return [
          {
            storeId: StoreId.parse(id),
            name: words[n * 2] ?? '',
            description: words[n * 2 + 1] ?? '',
            categories: basic.categoryIds.map((category) => ({
              id: category,
              name: catalogue.ofTrade(category, locale),
            })),
            place: { id: location.placeId, name: placeName(location.placeId, locale) },
            point: location.point,
            open: { ...openState(hours, now) },
            features: [...features],
            paymentMethods: [...paymentMethods],
            cover: cover ? { id: cover.id, alt: inLanguage(cover.alt, locale) } : null,
            rating: ratings(id),
            distanceMeters: origin && metersBetween(origin, location.point),
          },
        ];
      }),
      nextCursor: rows.length > shown.length && end ? cursorOf(end, isWidened) : null,
      isWidened,
    };
  };
}

/** Returns the trades whose words in the index are not what they are called now: the index has those of the release. */
function renamedTrades({ changedTrades, ofTrade }: CatalogueNames): readonly RenamedTrade[] {
  return changedTrades.flatMap((id) => {
    const names = [ofTrade(id, 'ar'), ofTrade(id, 'en')];
    const isAsReleased = Locale.options.every((locale) => names.includes(categoryName(id, locale)));
    return isAsReleased ? [] : { id, names };
  });
}

/** Whether anything but a trade and an order was asked for. */
function isNarrow({
  q = '',
  area,
  features = [],
  payment = [],
  open,
  minRating,
}: ListStoresQuery): boolean {
  return (
    storeQuery(q, 'all') !== null ||
    area !== undefined ||
    open !== undefined ||
    minRating !== undefined ||
    features.length + payment.length > 0
  );
}

function cursorOf({ key, id, order }: Row, isWidened: boolean): PageCursor {
  return writeKeys([order, key, id, isWidened]);
}

function originOf({ latitude, longitude, area }: ListStoresQuery): GeoPoint | null {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  const place = placeList.find(({ id }) => id === area);
  return place ? { latitude: place.lat, longitude: place.lon } : null;
}

/** Returns a place and the places in it: a town has its neighbourhoods, a district its towns. */
function placesWithin(area: PlaceId): readonly string[] {
  const within = placeList.filter(({ parent }) => parent === area).map(({ id }) => id);
  const deeper = placeList.filter(({ parent }) => parent !== null && within.includes(parent));
  return [area, ...within, ...deeper.map(({ id }) => id)];
}

/** Returns name and description of each store in turn, opened, in the reader's language or the one there is. */
async function wordsOf(
  pool: Pool,
  rows: readonly Row[],
  locale: Locale,
): Promise<readonly string[]> {
  const sealed = rows.flatMap(({ owner_id: subject, live: { basic } }) =>
    [basic.name, basic.description].map((text) => ({ subject, text: inLanguage(text, locale) })),
  );
  return openWords(pool, storeContract.name, sealed);
}
