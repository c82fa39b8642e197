const shown = `
  offering.id, offering.version, offering.state, offering.updated_at,
  person.full_name, admin.full_name as admin_name
from professional.offering
join professional.person on person.id = offering.professional_id
left join professional.person as admin
  on admin.id = (offering.state -> 'hidden' ->> 'adminId')::uuid`;

/**
 * The name of the professional answers a question. Index `profile_words_named`, which leads: an array, because the
 * planner makes no join of what may be left out.
 */
const named = `($1::text is null or offering.professional_id = any(array(
    select id from professional.profile_words where named @@ $1::tsquery)))`;

/**
 * Lists the services of all professionals that are published or paused, after a cursor, the newest first. Primary
 * keys of `offering` and `person`; for a name `offering_professional`.
 *
 * Parameters: $1 question for a name as text of a tsquery, or null; $2 whether only what customers find; $3 id of the
 * cursor; $4 limit.
 */
export const listOfferingsSql = `
select${shown}
where offering.status in ('published', 'paused')
  and ${named}
  and (not $2::boolean or offering.is_shown)
  and offering.id < $3
order by offering.id desc
limit $4`;

const hidden = (which: 'is_hidden' | 'is_asked'): string => `
select${shown}
where offering.${which} and offering.status in ('published', 'paused')
  and ${named}
  and offering.id < $2
order by offering.id desc
limit $3`;

/**
 * Lists those of them that an admin hides. Index `offering_hidden`, primary key of `person`.
 *
 * Parameters: $1 question for a name as text of a tsquery, or null; $2 id of the cursor; $3 limit.
 */
export const listHiddenOfferingsSql = hidden('is_hidden');

/** Lists those whose professionals asked for another look. The same, with index `offering_asked`. */
export const listAskedOfferingsSql = hidden('is_asked');
