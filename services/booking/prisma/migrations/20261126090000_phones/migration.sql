-- Verified telephone numbers, copied from accounts: read-models/phones-copy.ts
create table phone (
  id uuid primary key,
  number text not null
);
