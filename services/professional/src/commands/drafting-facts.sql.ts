/** Counts the services of `caller` that are not archived. Index `offering_professional`. */
export const countHeld = `
select count(*)::int as held
from offering, caller
where offering.professional_id = caller.user_id and offering.status <> 'archived'`;
