/**
 * Turns a new session into a waiting sign-in, if the person's second step is on: it deletes the
 * session before its cookie is sent. `session_token_key`, primary key.
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

/** Finds a waiting sign-in. $1 hash, $2 now, $3 tries that it has. Primary key. */
export const findWaiting = `
  select user_id as "userId" from identity.waiting_sign_in
   where hash = $1 and expires_at > $2 and tries < $3`;

/** The same with a lock, which serialises concurrent tries. */
export const lockWaiting = `${findWaiting} for update`;

/** Counts a wrong try. $1 hash. Primary key. */
export const countWaitingTry = `
  update identity.waiting_sign_in set tries = tries + 1 where hash = $1 returning tries`;

/** Deletes a waiting sign-in. $1 hash. Primary key. */
export const dropWaiting = `delete from identity.waiting_sign_in where hash = $1`;

/**
 * Begins the session after the second step. Uses the clock of the database, like better-auth's
 * sessions.
 *
 * $1 id, $2 token, $3 user, $4 lifetime in seconds, $5 network address, $6 `User-Agent`.
 */
export const beginSession = `
  insert into identity.session
    (id, token, user_id, expires_at, ip_address, user_agent, created_at, updated_at)
  values ($1, $2, $3, now() + make_interval(secs => $4), $5, $6, now(), now())`;
