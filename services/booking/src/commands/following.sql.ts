/** The place of a booking in its series. It stays when the booking moves. */
const position = (of: string): string => `(${of}.state -> 'series' ->> 'position')::int`;

/**
 * Lists the bookings of a series from one of them on, in their order, and whether each can still move. Primary
 * key, then `booking_series_id_idx`.
 *
 * Parameters: the booking, whoever asks.
 */
export const listFollowing = {
  name: 'booking.list-following',
  text: `
select following.id, following.starts_at as "startsAt",
  following.status in ('pending', 'confirmed') as "isOpen"
from booking as own
join booking as following on following.series_id = own.series_id
  and ${position('following')} >= ${position('own')}
where own.id = $1 and $2::uuid in (own.customer_id, own.professional_id)
order by ${position('following')}`,
} as const;

/** Reads the series of a booking of somebody. Primary key. Parameters: the booking, whoever asks. */
export const readSeriesOf = {
  name: 'booking.read-series-of',
  text: `
select series_id as "seriesId", starts_at as "startsAt" from booking
where id = $1 and $2::uuid in (customer_id, professional_id) and status <> 'refused'`,
} as const;

/** Reads the receipt that a key got. Primary key. Parameters: the person, the key. */
export const readReceipt = {
  name: 'booking.read-receipt',
  text: `
select request_hash as "requestHash", answer from idempotency where principal = $1::text and key = $2`,
} as const;

/** Keeps the receipt of a key, unless it has one. Parameters: the person, the key, the hash, the receipt. */
export const keepReceipt = {
  name: 'booking.keep-receipt',
  text: `
insert into idempotency (principal, key, request_hash, answer, created_at)
values ($1::text, $2, $3, $4::jsonb, now())
on conflict (principal, key) do nothing`,
} as const;
