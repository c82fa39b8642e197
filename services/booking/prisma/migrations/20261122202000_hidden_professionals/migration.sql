-- Whose services cannot be booked now, and why, copied from application events
create table hidden_professional (
  id uuid primary key,
  standing text not null check (standing in ('withdrawn', 'lapsed', 'suspended', 'revoked'))
);
