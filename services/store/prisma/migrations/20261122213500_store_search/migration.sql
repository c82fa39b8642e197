-- What customers look for, from the page that they see
alter table store
  add column category_ids text[] generated always as (
    string_to_array(translate(state -> 'live' -> 'basic' ->> 'categoryIds', '[]" ', ''), ',')
  ) stored,
  add column place_id text generated always as (state -> 'live' -> 'location' ->> 'placeId') stored,
  add column features text[] generated always as (
    string_to_array(translate(state -> 'live' ->> 'features', '[]" ', ''), ',')
  ) stored,
  add column payment_methods text[] generated always as (
    string_to_array(translate(state -> 'live' ->> 'paymentMethods', '[]" ', ''), ',')
  ) stored,
  -- On the flat map (Web Mercator, in degrees): near points keep their order
  add column location point generated always as (
    point(
      (state -> 'live' -> 'location' -> 'point' ->> 'longitude')::float8,
      degrees(ln(tan(pi() / 4
        + radians((state -> 'live' -> 'location' -> 'point' ->> 'latitude')::float8) / 2)))
    )
  ) stored,
  -- An instant as text: its order is the order of time
  add column published_at text collate "C" generated always as (state ->> 'publishedAt') stored;

-- The list: the nearest first, the newest first, or of a rare trade: queries/list-stores.sql.ts
create index store_location_idx on store using gist (location) where is_public;
create index store_newest_idx on store (published_at desc, id desc) where is_public;
create index store_category_ids_idx on store using gin (category_ids) where is_public;

-- The words of public stores, folded and stemmed: process/index-words.ts. The snapshot has them sealed.
create table store_words (
  store_id uuid primary key,
  version integer not null check (version > 0),
  words tsvector not null
);
create index store_words_words_idx on store_words using gin (words);
