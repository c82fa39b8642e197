import { hiddenServices } from '@osta/platform/catalogue/hidden-services.sql';

/**
 * Reads where the application of `caller` stands, and what is hidden in the catalogue. Index
 * `application_applicant_id_idx`. No parameters.
 */
export const readPublishingFacts = `
select (select status from application where applicant_id = caller.user_id) as standing,
  ${hiddenServices} as hidden_services
from caller`;
