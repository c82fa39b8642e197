-- The files of photos: every file has a row, so that none is left behind
create table request_photo (
  id uuid primary key,
  customer_id uuid not null,
  created_at timestamptz(3) not null,
  -- The request that shows it. Written in the statement that records its content: commands/link-photos.sql.ts
  request_id uuid
);
-- How many a customer keeps, and which: files/request-photos.sql.ts
create index request_photo_customer_id_idx on request_photo (customer_id);
-- What a request shows: queries/get-request.sql.ts
create index request_photo_request_id_idx on request_photo (request_id) where request_id is not null;
-- What no request shows, to be deleted after a day: process/sweep-photos.sql.ts
create index request_photo_unused_idx on request_photo (created_at) where request_id is null;
