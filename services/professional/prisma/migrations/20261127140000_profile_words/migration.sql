-- The words by which customers find a professional, folded and stemmed: read-models/index-words.ts. The snapshots have
-- them sealed. Who is seen by nobody says nothing; who is erased keeps a row without words, so that none come back.
create table profile_words (
  id uuid primary key,
  named tsvector,
  version integer not null,
  said tsvector,
  is_erased boolean not null,
  words tsvector generated always as (coalesce(named, '') || said) stored
);
-- The lists of professionals: queries/list-professionals.sql.ts
create index profile_words_words on profile_words using gin (words) where words is not null;
