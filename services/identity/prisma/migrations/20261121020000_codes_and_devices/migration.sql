-- Codes that prove something besides a sign-in: a reset, another address, a telephone number.
create table one_time_code (
  purpose text not null,
  subject text not null,
  -- Keyed: nobody finds the digits from it
  hash text not null,
  tries integer not null default 0 check (tries >= 0),
  used boolean not null default false,
  expires_at timestamptz(3) not null,
  primary key (purpose, subject)
);
create index one_time_code_expires_at on one_time_code (expires_at);

-- Devices that somebody has signed in with before, by what the browser calls itself.
create table device (
  user_id uuid not null references auth_user on delete cascade,
  name text not null,
  first_seen_at timestamptz(3) not null,
  primary key (user_id, name)
);

-- What a mail looks like, beside what it says.
alter table development_mail add column html text not null default '';
