-- Which picture of a person is shown, copied from the events of accounts: read-models/faces-copy.ts. A table beside
-- `person`, with a subscription of its own: that one reads the log from its beginning, so pictures that were chosen
-- before this step are shown too.
create table face (
  id uuid primary key,
  avatar_id uuid not null
);
