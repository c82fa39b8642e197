-- What a professional notes about a client, for themselves alone. No event tells of it: it is gone with a delete.
create table client_note (
  professional_id uuid not null,
  customer_id uuid not null,
  text text not null check (text <> ''),
  updated_at timestamptz(3) not null,
  primary key (professional_id, customer_id)
);

-- Forgotten with the client, too: process/copy-people.sql.ts
create index client_note_customer_id_idx on client_note (customer_id);
