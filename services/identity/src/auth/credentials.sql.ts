/** Indexes: `auth_user_email_key`, `account_pkey`. $1 address. */
export const findByEmail = `
  select u.id, a.state ->> 'locale' as locale
    from identity.auth_user u
    left join identity.account a on a.id = u.id
   where u.email = $1`;

/** Sessions that are not over, newest first. $1 user. Index `session_user_id`. */
export const listSessions = `
  select id, coalesce(ip_address, '') as address, coalesce(user_agent, '') as "userAgent",
         created_at as "signedInAt", expires_at as "endsAt"
    from identity.session
   where user_id = $1 and expires_at > now()
   order by created_at desc, id desc`;

/**
 * Sign-ins that wait go along: whoever began one has been let in as far as that by what is over now.
 *
 * $1 user, $2 the session that stays, or null. Indexes `session_user_id`, `waiting_sign_in_user_id`.
 */
export const endSessions = `
  with waiting as (
    delete from identity.waiting_sign_in where user_id = $1
  )
  delete from identity.session
   where user_id = $1 and ($2::uuid is null or id <> $2)
  returning id`;

/** $1 session, $2 minutes. Primary key. By the clock of the database, which began the session. */
export const isFresh = `
  select 1 from identity.session
   where id = $1 and created_at > now() - make_interval(mins => $2)`;

/**
 * Puts a password in the place of the one before, or where none was, and ends every session, and every
 * sign-in that waits.
 *
 * $1 id of a new row, $2 user, $3 hash. Unique (provider_id, account_id), indexes `session_user_id`,
 * `waiting_sign_in_user_id`.
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

/** $1 user. Index `waiting_sign_in_user_id`. */
export const endWaiting = `delete from identity.waiting_sign_in where user_id = $1`;

/** $1 user, $2 address. Primary key; violates `auth_user_email_key` when somebody has it. */
export const changeEmail = `
  update identity.auth_user set email = $2, email_verified = true, updated_at = now()
   where id = $1`;

/**
 * Remembers a device, and tells whether the person has others and this one is new among them.
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
