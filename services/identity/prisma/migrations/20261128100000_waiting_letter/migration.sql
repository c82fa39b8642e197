-- Letters that the mail server did not take for now: sent again until it does, or until they say nothing new any more.
create table waiting_letter (
  id uuid primary key,
  recipient text not null,
  mail jsonb not null,
  attempts integer not null default 0,
  due_at timestamptz not null,
  until timestamptz not null
);
create index waiting_letter_due_at on waiting_letter (due_at);
create index waiting_letter_until on waiting_letter (until);
create index waiting_letter_recipient on waiting_letter (recipient);
