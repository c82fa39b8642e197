/**
 * Lists a professional's services after a cursor, newest first. Index `offering_professional`.
 *
 * Parameters: professional, id of the cursor, whether archived ones are wanted, limit.
 */
export const listMyOfferings = {
  name: 'professional.list-my-offerings',
  text: `
select id, version, state, updated_at
from professional.offering
where professional_id = $1 and id < $2 and (status = 'archived') = $3::boolean
order by id desc
limit $4`,
} as const;

/** Lists all services of a person, newest first. Index `offering_professional`. Parameter: the person. */
export const listAllMyOfferings = `
select id, version, state, updated_at
from professional.offering
where professional_id = $1
order by id desc`;

/** Finds one service. Primary key. Parameters: its id, its professional. */
export const findMyOffering = {
  name: 'professional.find-my-offering',
  text: `
select id, version, state, updated_at
from professional.offering
where id = $1 and professional_id = $2`,
} as const;

/**
 * Lists the published services of a professional whose name is known and whom customers may see,
 * oldest first. Index `offering_published`, primary keys of `person` and `profile`. Parameters:
 * professional, limit.
 */
export const listPublished = {
  name: 'professional.list-published-offerings',
  text: `
select offering.id, offering.lowest_price, offering.state,
  (select state -> 'paused' from professional.profile where profile.id = $1 and is_paused) as paused
from professional.offering
join professional.person on person.id = offering.professional_id
where offering.professional_id = $1 and offering.is_shown
  and not exists (select from professional.profile where profile.id = $1 and profile.is_hidden)
order by offering.id
limit $2`,
} as const;
