import {
  blockedAt,
  doneSpans,
  isBookable,
  isOfPaused,
  offeredColumns,
  readOffering,
  strikesOf,
} from '../slots/offered.sql.ts';

const dayBefore = "($5::timestamptz - interval '1 day')";
const dayAfter = "($5::timestamptz + interval '1 day')";

/** How many other services of the same kind are asked for a free slot. */
const similarAsked = 5;

/**
 * A wanted slot with its buffers; with a daily cap all that may lie on its day. Its service: `wanted`. Its start: $5.
 */
const wantedTime = `
case when wanted.terms -> 'rules' ->> 'dailyCap' is not null then
  tstzrange(${dayBefore}, ${dayAfter})
else tstzrange(
  $5::timestamptz - make_interval(mins => (wanted.terms -> 'rules' ->> 'bufferBeforeMinutes')::int),
  $5::timestamptz + make_interval(mins => (wanted.terms -> 'rules' ->> 'durationMinutes')::int
    + (wanted.terms -> 'rules' ->> 'bufferAfterMinutes')::int)
) end`;

/**
 * The services of the same kind by other professionals, nearest first, with both points. Only where the slot or its day
 * may be taken: most holds need none of them, and their taken times are most of what there is to read.
 */
const similar = `
select json_agg(other.service order by other.distance, other.service ->> 'id')
from offering as wanted
join work_place as here on here.id = wanted.professional_id
cross join lateral (
  select row_to_json(near) as service, near.distance
  from (
    select ${offeredColumns},
      json_build_object('latitude', here.latitude, 'longitude', here.longitude) as here,
      json_build_object('latitude', work_place.latitude, 'longitude', work_place.longitude) as there,
      work_place.location <-> here.location as distance
    from work_place
    join offering on offering.professional_id = work_place.id
      and offering.service_id = wanted.service_id
    where work_place.id <> here.id and ${isBookable}
    order by work_place.location <-> here.location
    limit ${similarAsked}
  ) as near
) as other
where wanted.id = $1::uuid and (
  exists (
    select from booking as taken
    where taken.professional_id = wanted.professional_id and taken.busy && ${wantedTime}
  )
  or exists (${doneSpans('wanted', 'wanted.professional_id', dayBefore, dayAfter)})
)`;

/**
 * Reads all facts for holding a slot: the service, where the slot is taken others of the same kind near by, how many
 * slots `caller` chose and holds, their strikes, and what the store has blocked. Primary key of `offering`, `booking_busy_idx`,
 * `booking_day_idx`,
 * `work_place_location_idx` with `offering_professional_id_service_id_idx`, or `offering_service_id_id_idx` for
 * what few offer; `booking_held_idx`, `booking_struck_id_starts_at_idx`, primary keys of `work_place`, `store`,
 * `store_member`, `store_block` and `paused_professional`.
 *
 * Parameters: offering, from, until, store (null: none), start.
 */
export const readSlotFacts = `
select
  (select row_to_json(own) from (${readOffering}) as own) as offering,
  coalesce((${similar}), '[]') as similar,
  (select count(*)::int from booking where customer_id = caller.user_id and status = 'held'
    and wait_id is null)
    as "openHolds",
  ${strikesOf('caller.user_id')} as strikes,
  exists (
    select from store
    join store_member on store_member.store_id = store.id and store_member.is_staff
    join offering on offering.id = $1::uuid and offering.professional_id = store_member.member_id
    where store.id = $4::uuid and store.is_public
  ) as "isOfStore",
  ${isOfPaused('$1::uuid')} as "isPaused",
  ${blockedAt('$4::uuid')} as blocked
from caller`;
