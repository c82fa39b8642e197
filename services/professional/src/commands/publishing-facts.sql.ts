/**
 * Reads where the application of `caller` stands. Index `application_applicant_id_idx`. No
 * parameters.
 */
export const readStanding = `
select (select status from application where applicant_id = caller.user_id) as standing
from caller`;
