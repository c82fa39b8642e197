-- How professionals write their name for readers of each language: platform's people/written-names-copy.ts
create table written_name (
  id uuid primary key,
  -- The version of the professional's stream that it was taken from; the greatest of all for an erased person
  version integer not null,
  -- Empty: the name of the account
  ar text not null,
  en text not null
);
