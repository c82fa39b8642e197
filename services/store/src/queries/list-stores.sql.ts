import { isOpenAt } from '@osta/platform/opening-hours/is-open-at.sql';

/** The condition of all lists: which stores customers see, and which are wanted. */
const wanted = `
  store.is_public
  and store.location is not null
  and ($3::text[] = '{}' or store.category_ids && $3)
  and ($4::text[] is null or store.place_id = any($4))
  and store.features @> $5::text[]
  and ($6::text[] = '{}' or store.payment_methods && $6)
  and ($7::timestamptz is null
    or ${isOpenAt("(store.state -> 'live' -> 'openingHours')", '$7::timestamptz')})
  and ($8::float8 is null or (
    select rating.average from store.rating where rating.store_id = store.id) >= $8)`;

/** The same, of lists that are not led by the words. */
const wantedWithWords = `${wanted}
  and ($1::text is null or exists (
    select from store.store_words
    where store_words.store_id = store.id and store_words.words @@ $1::tsquery))`;

const shown = `store.id, store.state ->> 'ownerId' as owner_id, store.state -> 'live' as live`;

/** Web Mercator in degrees, as the column `location` has it. */
const origin = 'point($9::float8, degrees(ln(tan(pi() / 4 + radians($10::float8) / 2))))';

/**
 * Lists public stores by how well their words answer a question, the best first.
 *
 * $1 the question as text of a tsquery, null for none; $2 limit; $3 trades, of which one is enough, empty for
 * all; $4 places, null for all; $5 features, all of which are there; $6 ways to pay, of which one is enough,
 * empty for all; $7 an instant at which they are open, null for any; $8 the lowest average of their ratings,
 * null for any; $9, $10 key and id of the last one seen,
 * null from the beginning. Here the key is the rank.
 *
 * The words alone are ranked, all that fit: in the order of the rank, stores are read until the page is full. A join
 * before the order would read every store that has the word, which is most of the time of a word that many have.
 *
 * Indexes: `store_words_words_idx`, `store_pkey`.
 */
export const listBestSql = `
select ${shown}, 'best' as "order", ranked.key
from (
  select store_words.store_id, ts_rank(store_words.words, $1::tsquery)::float8 as key
  from store.store_words
  where store_words.words @@ $1::tsquery
  order by key desc, store_words.store_id desc
) as ranked
join store.store on store.id = ranked.store_id
where ${wanted}
  and ($9::float8 is null or (ranked.key, ranked.store_id) < ($9::float8, $10::uuid))
order by ranked.key desc, ranked.store_id desc
limit $2`;

/**
 * Lists the same, the nearest to a point first.
 *
 * $1 to $8 as above; $9, $10 longitude and latitude; $11, $12 distance on the flat map and id of the last one
 * seen, null from the beginning.
 *
 * Indexes: `store_location_idx`, read in the order of distance; `store_category_ids_idx` for a rare trade,
 * `store_words_pkey`.
 */
export const listNearestStoresSql = `
select ${shown}, 'distance' as "order", store.location <-> ${origin} as key
from store.store
where ${wantedWithWords}
  and ($11::float8 is null
    or store.location <-> ${origin} > $11::float8
    or (store.location <-> ${origin} = $11::float8 and store.id < $12::uuid))
order by store.location <-> ${origin}, store.id desc
limit $2`;

/**
 * Lists the same, those that were published last first.
 *
 * $1 to $8 as above; $9, $10 instant of publication and id of the last one seen, null from the beginning.
 *
 * Indexes: `store_newest_idx`, read in its order; `store_category_ids_idx` for a rare trade,
 * `store_words_pkey`.
 */
export const listNewestSql = `
select ${shown}, 'newest' as "order", store.published_at as key
from store.store
where ${wantedWithWords}
  and ($9::text is null or (store.published_at, store.id) < ($9::text, $10::uuid))
order by store.published_at desc, store.id desc
limit $2`;

/**
 * Lists the same, those that customers rated best first; of equal ones those with the most ratings.
 *
 * $1 to $8 as above; $9, $10, $11 average, number of ratings and id of the last one seen, null from the beginning.
 *
 * Indexes: `rating_best`, read in its order; `store_pkey`, `store_words_pkey`.
 */
export const listBestRatedSql = `
select ${shown}, 'rating' as "order",
  jsonb_build_array(rating.average, rating.total) as key
from store.rating
join store.store on store.id = rating.store_id
where rating.average is not null
  and ${wantedWithWords}
  and ($9::numeric is null
    or (rating.average, rating.total, rating.store_id) < ($9::numeric, $10::int, $11::uuid))
order by rating.average desc, rating.total desc, rating.store_id desc
limit $2`;
