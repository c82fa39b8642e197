-- One row for the invoices of a year, and one for its credit notes: the fold of the events of its stream.
create table invoice_book (
  id uuid primary key,
  version integer not null check (version > 0),
  fold integer not null,
  state jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index invoice_book_fold_id_idx on invoice_book (fold, id);

-- The numbers of the papers, copied from their events: read-models/invoices-copy.sql.ts
create table invoice (
  kind text not null check (kind in ('invoice', 'credit-note')),
  document_id uuid not null,
  store_id uuid not null,
  year integer not null,
  number integer not null,
  issued_on text not null,
  primary key (kind, document_id),
  unique (kind, year, number)
);
-- The papers of a store: queries/find-subscription.sql.ts
create index invoice_store_id_idx on invoice (store_id);
