/** Gives a person a calendar address in place of the old one. Primary key. Parameters: person, hash, now. */
export const replaceCalendarFeed = {
  name: 'booking.replace-calendar-feed',
  text: `
insert into calendar_feed (user_id, token_hash, created_at) values ($1, $2, $3)
on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`,
} as const;

/** Takes a person's calendar address away. Primary key. Parameter: the person. */
export const deleteCalendarFeed = {
  name: 'booking.delete-calendar-feed',
  text: 'delete from calendar_feed where user_id = $1',
} as const;
