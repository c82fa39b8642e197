/**
 * Stores a code and replaces the earlier one of its slot. $1 purpose, $2 subject, $3 hash, $4 end,
 * $5 slot, $6 hash of the link, or null. Primary key.
 */
export const putCode = `
  insert into identity.one_time_code (purpose, subject, hash, expires_at, slot, link)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (purpose, subject, slot) do update set
    hash = excluded.hash, expires_at = excluded.expires_at, link = excluded.link, tries = 0,
    used = false`;

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
   where c.slot = '' and c.expires_at > $4 and c.tries < $5 and not c.used
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
   where c.purpose = given.purpose and c.subject = given.subject and c.slot = ''`;

/**
 * Locks the code that one person typed: that of the browser's slot, else the newest of the subject.
 *
 * $1 purpose, $2 subject, $3 hash, $4 now, $5 tries that a code has, $6 slot, or null. Primary key.
 */
export const lockAsked = `
  select hash = $3 as "isRight"
    from identity.one_time_code
   where purpose = $1 and subject = $2 and expires_at > $4 and tries < $5 and not used
   order by slot is not distinct from $6::text desc, expires_at desc
   limit 1
     for update`;

/**
 * Locks the code whose letter has the link, whatever others have tried. $1 purpose, $2 subject, $3 hash, $4 now, $5 hash
 * of the link. Primary key.
 */
export const lockLinked = `
  select hash = $3 as "isRight"
    from identity.one_time_code
   where purpose = $1 and subject = $2 and link = $5 and expires_at > $4 and not used
     for update`;

/**
 * After a wrong code counts a try of the slot; after a right one uses up all codes of the subject.
 *
 * $1 purpose, $2 subject, $3 whether it was right, $4 slot, or null. Primary key.
 */
export const settleAsked = `
  update identity.one_time_code
     set tries = tries + case when slot = $4::text then 1 else 0 end, used = used or $3
   where purpose = $1 and subject = $2 and ($3 or slot = $4::text)`;
