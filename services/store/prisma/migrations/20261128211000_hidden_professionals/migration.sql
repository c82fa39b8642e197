-- Whom the page of a store does not show among its staff, and why: platform's people/standing-copy.ts
create table hidden_professional (
  id uuid primary key,
  standing text not null check (standing in ('withdrawn', 'lapsed', 'suspended', 'revoked'))
);
