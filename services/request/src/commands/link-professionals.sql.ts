/**
 * Inserts one row per invited professional, in the statement that appends the event. Uses the
 * primary key of `request_professional`.
 *
 * Parameters: ids of the professionals, time.
 */
export const linkProfessionals = `
linked as (
  insert into request_professional (request_id, professional_id, invited_at)
  select saved.id, asked.professional_id, $2::timestamptz
  from saved, unnest($1::uuid[]) as asked (professional_id)
)`;
