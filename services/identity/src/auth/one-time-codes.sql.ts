/**
 * Stores a code and replaces the earlier one. $1 purpose, $2 subject, $3 hash, $4 end. Primary key.
 */
export const putCode = `
  insert into identity.one_time_code (purpose, subject, hash, expires_at)
  values ($1, $2, $3, $4)
  on conflict (purpose, subject) do update set
    hash = excluded.hash, expires_at = excluded.expires_at, tries = 0, used = false`;

/**
 * Locks the rows of several codes that are redeemed together: all of them are used up if every one
 * is right, and none otherwise. Each attempt counts for each of them. The lock serialises
 * concurrent attempts.
 *
 * $1 purposes, $2 subjects, $3 hashes, $4 now, $5 tries that a code has. Primary key.
 */
export const lockCodes = `
  select c.purpose, c.subject, c.hash = given.hash as "isRight"
    from unnest($1::text[], $2::text[], $3::text[]) as given (purpose, subject, hash)
    join identity.one_time_code c using (purpose, subject)
   where c.expires_at > $4 and c.tries < $5 and not c.used
   order by c.purpose, c.subject
     for update of c`;

/**
 * Counts a try, and marks codes as used up, which is final. $1 purposes, $2 subjects, $3 whether
 * they are used up. Primary key.
 */
export const countTries = `
  update identity.one_time_code c
     set tries = c.tries + 1, used = c.used or $3
    from unnest($1::text[], $2::text[]) as given (purpose, subject)
   where c.purpose = given.purpose and c.subject = given.subject`;
