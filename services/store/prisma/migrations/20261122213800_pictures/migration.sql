-- The files of pictures: every file has a row, so that none is left behind
create table picture (
  id uuid primary key,
  store_id uuid not null,
  created_at timestamptz(3) not null
);
-- How many a store keeps, and which: files/store-pictures.sql.ts
create index picture_store_id_idx on picture (store_id);
