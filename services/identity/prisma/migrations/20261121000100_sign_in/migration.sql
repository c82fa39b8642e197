-- Who can sign in. better-auth writes these four tables; nothing about the person is in them.
create table auth_user (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  name text not null default '',
  image text,
  is_admin boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create table session (
  id uuid primary key,
  token text not null unique,
  user_id uuid not null references auth_user on delete cascade,
  expires_at timestamptz(3) not null,
  ip_address text,
  user_agent text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index session_user_id on session (user_id);

create table credential (
  id uuid primary key,
  user_id uuid not null references auth_user on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz(3),
  refresh_token_expires_at timestamptz(3),
  scope text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (provider_id, account_id)
);
create index credential_user_id on credential (user_id);

create table verification (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index verification_identifier on verification (identifier);
create index verification_expires_at on verification (expires_at);

-- How often something was tried for one address: a window per kind and subject.
create table attempt (
  kind text not null,
  subject text not null,
  attempts integer not null check (attempts >= 0),
  resets_at timestamptz(3) not null,
  primary key (kind, subject)
);
create index attempt_resets_at on attempt (resets_at);

-- The mailbox of development. Nothing writes to it in production.
create table development_mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  locale text not null check (locale in ('ar', 'en')),
  sent_at timestamptz(3) not null
);
create index development_mail_recipient on development_mail (recipient, id);
