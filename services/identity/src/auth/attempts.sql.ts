/**
 * Counts one more attempt and returns the number of attempts in its window, when the window ends,
 * and whether it was the last attempt again, which does not count. One row per subject, so
 * concurrent attempts are counted one after the other. Deletes a few expired windows.
 *
 * $1 kind, $2 subject, $3 now, $4 end of a window that begins now, $5 where counting may stop, $6
 * what was sent, hashed; null: it cannot be told from others. Primary key (kind, subject); the
 * sweep walks `attempt_resets_at`.
 */
export const countAttempt = `
  with swept as (
    delete from identity.attempt
    where (kind, subject) in (
      select kind, subject from identity.attempt
      where resets_at <= $3 and (kind, subject) <> ($1, $2)
      order by resets_at limit 5 for update skip locked
    )
  )
  insert into identity.attempt as known (kind, subject, attempts, resets_at, last_sent)
  values ($1, $2, 1, $4, $6)
  on conflict (kind, subject) do update set
    attempts = case
      when known.resets_at <= $3 then 1
      when known.last_sent = $6 then known.attempts
      else least(known.attempts + 1, $5)
    end,
    resets_at = case when known.resets_at <= $3 then $4 else known.resets_at end,
    last_sent = $6
  returning attempts, resets_at,
    coalesce(old.last_sent = $6 and old.resets_at > $3, false) as again`;

/** Takes one attempt back. $1 kind, $2 subject. Primary key. */
export const takeBackAttempt = `
  update identity.attempt set attempts = attempts - 1, last_sent = null
  where kind = $1 and subject = $2 and attempts > 0`;
