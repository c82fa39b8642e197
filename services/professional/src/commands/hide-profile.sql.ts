/**
 * Hides a profile or shows it again, in the statement that appends the event. Uses the primary key of
 * `profile`.
 *
 * Parameters: the professional, whether their profile is hidden (null: as before).
 */
export const hideProfile = `
hidden as (
  update profile set is_hidden = $2::boolean
  where id = $1::uuid and is_hidden <> $2::boolean
)`;
