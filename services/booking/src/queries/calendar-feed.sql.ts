/** Reads when a person's calendar address was made. Primary key. Parameter: the person. */
export const findFeedOfPerson = {
  name: 'booking.find-feed-of-person',
  text: `
select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
from calendar_feed where user_id = $1`,
} as const;

/**
 * Finds whose calendar has this secret. Unique index on the hash; an account that was erased has no feed,
 * also before its row is deleted.
 *
 * Parameter: the hash of the secret.
 */
export const findFeedOfToken = {
  name: 'booking.find-feed-of-token',
  text: `
select user_id as "userId" from calendar_feed
where token_hash = $1 and not exists (
  select from subject_key where subject = calendar_feed.user_id and key is null
)`,
} as const;

const side = (who: 'customer' | 'professional'): string => `
select id, state, updated_at, starts_at from booking
where ${who}_id = $1 and tab in ('upcoming', 'previous', 'cancelled') and starts_at > $2`;

/**
 * Lists what a calendar shows of a person's bookings on either side: the latest by their start, at most $3.
 * Indexes `booking_customer_id_tab_starts_at_id_idx` and `booking_professional_id_tab_starts_at_id_idx`.
 *
 * Parameters: the person, the earliest start, limit.
 */
export const listFeed = {
  name: 'booking.list-feed',
  text: `
select id, state, updated_at from (${side('customer')} union all ${side('professional')}) as mine
order by starts_at desc, id
limit $3`,
} as const;
