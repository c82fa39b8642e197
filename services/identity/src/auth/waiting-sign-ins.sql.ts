/**
 * Lets a sign-in wait: where the person's second step is on, the session that has just begun goes before
 * anybody was told of it. `session_token_key`, primary key.
 *
 * $1 token of the session, $2 hash, $3 end.
 */
export const holdSession = `
  with held as (
    delete from identity.session as session
     using identity.second_step as step
     where session.token = $1 and step.user_id = session.user_id
    returning session.user_id
  )
  insert into identity.waiting_sign_in (hash, user_id, expires_at)
  select $2, user_id, $3::timestamptz from held`;

/** $1 hash, $2 now, $3 tries that it has. Primary key. */
export const findWaiting = `
  select user_id as "userId" from identity.waiting_sign_in
   where hash = $1 and expires_at > $2 and tries < $3`;

/** Locked, so that tries at the same moment come one after the other. */
export const lockWaiting = `${findWaiting} for update`;

/** $1 hash. Primary key. */
export const countWaitingTry = `
  update identity.waiting_sign_in set tries = tries + 1 where hash = $1 returning tries`;

/** $1 hash. Primary key. */
export const dropWaiting = `delete from identity.waiting_sign_in where hash = $1`;

/**
 * Begins the session that was waited for; by the clock of the database, as better-auth's are read.
 *
 * $1 id, $2 token, $3 user, $4 seconds that it lasts, $5 network address, $6 what the browser calls itself.
 */
export const beginSession = `
  insert into identity.session
    (id, token, user_id, expires_at, ip_address, user_agent, created_at, updated_at)
  values ($1, $2, $3, now() + make_interval(secs => $4), $5, $6, now(), now())`;
