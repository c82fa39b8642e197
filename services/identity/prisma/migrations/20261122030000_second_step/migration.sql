-- Two-step verification that is on: the secret of the person's authenticator app, sealed.
create table second_step (
  user_id uuid primary key references auth_user on delete cascade,
  secret text not null,
  -- The newest step of 30 seconds whose code was used: neither that one nor an older one works again
  used_step bigint not null,
  since timestamptz(3) not null
);

-- A secret that waits for the first code of the app, sealed.
create table second_step_offer (
  user_id uuid primary key references auth_user on delete cascade,
  secret text not null,
  expires_at timestamptz(3) not null
);
create index second_step_offer_expires_at on second_step_offer (expires_at);

-- What gets in whoever has lost the app, as keyed hashes. The row goes when the code is used.
create table recovery_code (
  user_id uuid not null references second_step on delete cascade,
  hash text not null,
  primary key (user_id, hash)
);

-- A sign-in whose second step is to come. No session: nothing but that step accepts it.
create table waiting_sign_in (
  -- Keyed: nobody finds the cookie from it
  hash text primary key,
  user_id uuid not null references auth_user on delete cascade,
  tries integer not null default 0 check (tries >= 0),
  expires_at timestamptz(3) not null
);
create index waiting_sign_in_user_id on waiting_sign_in (user_id);
create index waiting_sign_in_expires_at on waiting_sign_in (expires_at);
