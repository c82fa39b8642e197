import { isBookable, offeredColumns } from '../slots/offered.sql.ts';

/** How many people are looked at for one freed time. */
const mostInLine = 20;

/** Reads the length of a booking whose time became free. Primary key. Parameter: booking. */
export const readFreed = `
select state -> 'startsAt' as "startsAt", state -> 'endsAt' as "endsAt",
  (state -> 'bufferBeforeMinutes')::int as "bufferBeforeMinutes",
  (state -> 'bufferAfterMinutes')::int as "bufferAfterMinutes"
from booking where id = $1 and state ->> 'endsAt' is not null`;

/**
 * Lists who waits for a slot in a time of a professional that became free, in the order in which they came. Left out
 * is who is offered another slot now, and who was offered this time before. `slot_wait_line_idx`, primary key of
 * `offering`, `booking_busy_idx`, `booking_wait_id_idx`.
 *
 * Parameters: professional; from, until around the freed time, for what is taken; from and until of the freed time.
 */
export const listLine = `
select wait.id as "waitId", wait.state -> 'opensAt' as "opensAt", wait.state -> 'endsAt' as "endsAt",
  own.service
from slot_wait as wait
cross join lateral (
  select row_to_json(offered) as service from (
    select ${offeredColumns} from offering where offering.id = wait.offering_id and ${isBookable}
  ) as offered
) as own
where wait.professional_id = $1 and wait.status = 'waiting'
  and wait.span && tstzrange($4::timestamptz, $5::timestamptz)
  and not exists (
    select from booking as offer
    where offer.wait_id = wait.id and (
      offer.status = 'held' or (
        (offer.state ->> 'startsAt')::timestamptz < $5::timestamptz
        and (offer.state ->> 'endsAt')::timestamptz > $4::timestamptz
      )
    )
  )
order by wait.created_at, wait.id
limit ${mostInLine}`;

/**
 * Lists the waits that a new booking ends: of its customer, for its service, on its day. `slot_wait_customer_id_idx`.
 *
 * Parameters: customer, offering, start.
 */
export const listFulfilled = `
select id from slot_wait
where customer_id = $1 and offering_id = $2 and status = 'waiting' and span @> $3::timestamptz
order by id`;

/** Lists the slots that are offered to a wait now. `booking_wait_id_idx`. Parameter: wait. */
export const listOffered = `select id from booking where wait_id = $1 and status = 'held' order by id`;

/** Lists the open waits of a person or for one. Parameter: the person. */
export const listWaitsOfPerson = `
select id from slot_wait where customer_id = $1 and status = 'waiting'
union
select id from slot_wait where professional_id = $1 and status = 'waiting'
order by id`;
