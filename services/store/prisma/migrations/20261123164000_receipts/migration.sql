-- The files of receipts: every file has a row, so that none is left behind
create table receipt (
  id uuid primary key,
  store_id uuid not null,
  created_at timestamptz(3) not null
);
-- How many a store keeps, and which: files/store-receipts.sql.ts
create index receipt_store_id_idx on receipt (store_id);
