/**
 * Inserts one row per invited professional, and keeps for whom the request is over, in the
 * statement that appends the event. Uses the primary key of `request_professional`.
 *
 * Parameters: ids of the new professionals, time; then of the professionals for whom something has
 * changed, arrays of one length: id, whether they have declined, whether the request is closed.
 */
export const linkProfessionals = `
linked as (
  insert into request_professional (request_id, professional_id, invited_at)
  select saved.id, asked.professional_id, $2::timestamptz
  from saved, unnest($1::uuid[]) as asked (professional_id)
), moved as (
  update request_professional as asked
  set has_declined = change.has_declined, is_closed = change.is_closed
  from saved, unnest($3::uuid[], $4::boolean[], $5::boolean[])
    as change (professional_id, has_declined, is_closed)
  where asked.request_id = saved.id and asked.professional_id = change.professional_id
)`;
