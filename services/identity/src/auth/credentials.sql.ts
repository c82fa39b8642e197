/** Finds the holder of an address. Indexes: `auth_user_email_key`, `account_pkey`. $1 address. */
export const findByEmail = `
  select u.id, a.state ->> 'locale' as locale
    from identity.auth_user u
    left join identity.account a on a.id = u.id
   where u.email = $1`;

/** Lists the valid sessions of a person, newest first. $1 user. Index `session_user_id`. */
export const listSessions = `
  select id, coalesce(ip_address, '') as address, coalesce(user_agent, '') as "userAgent",
         created_at as "signedInAt", expires_at as "endsAt"
    from identity.session
   where user_id = $1 and expires_at > now()
   order by created_at desc, id desc`;

/**
 * Ends sessions, and all waiting sign-ins: their first step may have used the credential that is
 * now void.
 *
 * $1 user, $2 the session that stays, or null. Indexes `session_user_id`,
 * `waiting_sign_in_user_id`.
 */
export const endSessions = `
  with waiting as (
    delete from identity.waiting_sign_in where user_id = $1
  )
  delete from identity.session
   where user_id = $1 and ($2::uuid is null or id <> $2)
  returning id`;

/**
 * Tells whether a session is young. $1 session, $2 minutes. Primary key. Uses the clock of the
 * database, which also dated the session.
 */
export const isFresh = `
  select 1 from identity.session
   where id = $1 and created_at > now() - make_interval(mins => $2)`;

/**
 * Sets or replaces a password, and ends every session and every waiting sign-in.
 *
 * $1 id of a new row, $2 user, $3 hash. Unique (provider_id, account_id), indexes
 * `session_user_id`, `waiting_sign_in_user_id`.
 */
export const replacePassword = `
  with put as (
    insert into identity.credential
      (id, user_id, provider_id, account_id, password, created_at, updated_at)
    values ($1, $2::uuid, 'credential', $2::text, $3, now(), now())
    on conflict (provider_id, account_id) do update set
      password = excluded.password, updated_at = excluded.updated_at
  ), waiting as (
    delete from identity.waiting_sign_in where user_id = $2::uuid
  )
  delete from identity.session where user_id = $2::uuid returning id`;

/** Ends the waiting sign-ins of a person. $1 user. Index `waiting_sign_in_user_id`. */
export const endWaiting = `delete from identity.waiting_sign_in where user_id = $1`;

/**
 * Changes an address. $1 user, $2 address. Primary key; violates `auth_user_email_key` if the
 * address is taken.
 */
export const changeEmail = `
  update identity.auth_user set email = $2, email_verified = true, updated_at = now()
   where id = $1`;

/**
 * Stores a device, and returns whether it is new for a person who has used others.
 *
 * $1 user, $2 name, $3 now. Primary key (user_id, name).
 */
export const rememberDevice = `
  with known as (
    select name from identity.device where user_id = $1
  ), remembered as (
    insert into identity.device (user_id, name, first_seen_at) values ($1, $2, $3)
    on conflict do nothing
  )
  select count(*) > 0 and not coalesce(bool_or(name = $2), false) as "isNew" from known`;
