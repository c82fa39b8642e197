/** Finds the services of a professional that are not archived. `offering_professional`. */
export const findStanding = `
select id from offering where professional_id = $1 and status <> 'archived' order by id`;
