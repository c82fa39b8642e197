/** Keeps a letter for later. $1 id, $2 recipient, $3 the mail, $4 when to try again, $5 until when it says something. */
export const keepLetter = `
  insert into identity.waiting_letter (id, recipient, mail, due_at, until)
  values ($1, $2, $3, $4, $5)`;

/**
 * Takes a few letters that are due, longest due first, and sets when each is tried again should it fail: after 1, 2,
 * 4 … minutes, an hour at most. Another process takes others. Index `waiting_letter_due_at`.
 *
 * $1 now, $2 limit.
 */
export const takeLetters = `
  update identity.waiting_letter as letter
     set attempts = attempts + 1,
         due_at = $1::timestamptz + least(60, 2 ^ least(attempts, 6)) * interval '1 minute'
   where id in (
     select id from identity.waiting_letter
      where due_at <= $1::timestamptz and until > $1::timestamptz
      order by due_at limit $2 for update skip locked
   )
  returning id, mail`;

/** Forgets a letter that was sent, or never can be. Primary key. $1 its id. */
export const dropLetter = `
  delete from identity.waiting_letter where id = $1`;
