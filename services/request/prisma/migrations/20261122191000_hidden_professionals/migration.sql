-- Whose profile customers do not see, and why, copied from application events: process/copy-standing.ts
create table hidden_professional (
  id uuid primary key,
  standing text not null check (standing in ('withdrawn', 'lapsed', 'suspended', 'revoked'))
);
