import { blockedAt, isSeen, offeredColumns } from './offered.sql.ts';

/** How many services of one kind by one professional are asked for a free time. */
const mostServices = 5;

/**
 * A staff `member` of the store at which a booking was `handed` over, as JSON: what they offer of its kind, with what
 * occupies them between $2 and $3, and whether they take nothing new. `offering_professional_id_service_id_idx`,
 * `booking_busy_idx`, primary keys.
 */
const colleague = `
json_build_object(
  'id', member.member_id,
  'services', coalesce((
    select json_agg(own order by own.id) from (
      select ${offeredColumns} from offering
      where offering.professional_id = member.member_id
        and offering.service_id = handed.state ->> 'serviceId' and ${isSeen}
      order by offering.id
      limit ${mostServices}
    ) as own
  ), '[]'),
  'isPaused', exists (select from paused_professional where id = member.member_id)
)`;

/**
 * Reads the facts for handing a booking over: what `caller` is in its store, the colleague who is to come, and when the
 * store is blocked. One row, also where there is no such booking. Primary keys of `booking`, `store_member` and
 * `store_block`, and the indexes of `colleague`.
 *
 * Parameters: the booking, from, until, the colleague.
 */
export const readHandOverFacts = `
select
  (
    select role from store_member
    where store_id = handed.store_id and member_id = caller.user_id
  ) as role,
  (
    select ${colleague} from store_member as member
    where member.store_id = handed.store_id and member.member_id = $4::uuid and member.is_staff
  ) as colleague,
  ${blockedAt('handed.store_id')} as blocked
from caller
left join booking as handed on handed.id = $1::uuid`;

/**
 * Reads the same for all staff of the store of a booking; no row: there is no such booking. The same indexes.
 *
 * Parameters: the booking, from, until, who asks.
 */
export const listColleaguesSql = {
  name: 'booking.list-colleagues',
  text: `
select
  (select role from store_member where store_id = handed.store_id and member_id = $4) as role,
  coalesce((
    select json_agg(${colleague}) from store_member as member
    where member.store_id = handed.store_id and member.is_staff
  ), '[]') as colleagues,
  ${blockedAt('handed.store_id')} as blocked
from booking as handed where handed.id = $1::uuid`,
} as const;
