-- One key a person, in every service that seals words. Applied inside the schema of that service, so no name
-- is qualified; identity has had the table before.
create table if not exists subject_key (
  subject uuid primary key,
  key bytea check (octet_length(key) = 32)
);
-- A person who is forgotten keeps the row and has no key: none is ever made for them again.
alter table subject_key alter column key drop not null;
