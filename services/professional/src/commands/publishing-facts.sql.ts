import { catalogueFacts } from '@osta/platform/catalogue/catalogue-facts.sql';

/**
 * Reads where the application of `caller` stands, and what admins have made of the catalogue. Index
 * `application_applicant_id_idx`. No parameters.
 */
export const readPublishingFacts = `
select (select status from application where applicant_id = caller.user_id) as standing,
  ${catalogueFacts} as catalogue
from caller`;
