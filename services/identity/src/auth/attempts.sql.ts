/**
 * Counts one more attempt and returns the number of attempts in its window, and when the window
 * ends. One row per subject, so concurrent attempts are counted one after the other. Deletes a few
 * expired windows.
 *
 * $1 kind, $2 subject, $3 now, $4 end of a window that begins now, $5 where counting may stop.
 * Primary key (kind, subject); the sweep walks `attempt_resets_at`.
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
  insert into identity.attempt as known (kind, subject, attempts, resets_at)
  values ($1, $2, 1, $4)
  on conflict (kind, subject) do update set
    attempts = case when known.resets_at <= $3 then 1 else least(known.attempts + 1, $5) end,
    resets_at = case when known.resets_at <= $3 then $4 else known.resets_at end
  returning attempts, resets_at`;

/** Takes one attempt back. $1 kind, $2 subject. Primary key. */
export const takeBackAttempt = `
  update identity.attempt set attempts = attempts - 1
  where kind = $1 and subject = $2 and attempts > 0`;
