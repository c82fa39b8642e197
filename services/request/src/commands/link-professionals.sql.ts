/**
 * The room that a request takes with a professional who has set a limit: the first number that none of their current
 * requests has. Where all of it is taken, it is a number that one of them has, so that the insertion is refused by
 * `request_professional_room` and the command is decided anew. Null without a limit. Indexes
 * `request_professional_current_idx` and the primary key of `professional_reach`.
 */
const room = `
select coalesce(
  (
    select min(free) from generate_series(1, limits.most) as free
    where current.total < limits.most and free <> all(current.rooms)
  ), current.rooms[1])
from (
  select (reach.rules ->> 'maxOpenRequests')::int as most
  from professional_reach as reach where reach.id = asked.professional_id
) as limits, (
  select count(*) as total, coalesce(array_agg(known.room) filter (where known.room is not null), '{}') as rooms
  from request_professional as known
  where known.professional_id = asked.professional_id and not (known.has_declined or known.is_closed)
) as current
where limits.most is not null`;

/**
 * Inserts one row per invited professional, and keeps for whom the request is over, in the
 * statement that appends the event. A request that comes back takes no room anew. Uses the primary key of
 * `request_professional`.
 *
 * Parameters: ids of the new professionals, time; then of the professionals for whom something has
 * changed, arrays of one length: id, whether they have declined, whether the request is closed.
 */
export const linkProfessionals = `
linked as (
  insert into request_professional (request_id, professional_id, invited_at, room)
  select saved.id, asked.professional_id, $2::timestamptz, (${room})
  from saved, unnest($1::uuid[]) as asked (professional_id)
  -- Two requests to the same people wait for each other in one order
  order by asked.professional_id
), moved as (
  update request_professional as asked
  set has_declined = change.has_declined, is_closed = change.is_closed, room = null
  from saved, unnest($3::uuid[], $4::boolean[], $5::boolean[])
    as change (professional_id, has_declined, is_closed)
  where asked.request_id = saved.id and asked.professional_id = change.professional_id
)`;
