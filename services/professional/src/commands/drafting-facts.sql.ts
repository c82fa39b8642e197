import { catalogueFacts } from '@osta/platform/catalogue/catalogue-facts.sql';

/** Counts the services of `caller` that are not archived; says what admins have made of the catalogue. Index `offering_professional`. */
export const readDraftingFacts = `
select count(*)::int as held, ${catalogueFacts} as catalogue
from offering, caller
where offering.professional_id = caller.user_id and offering.status <> 'archived'`;

/** Reads what admins have made of the catalogue. */
export const readCatalogue = `select ${catalogueFacts} as catalogue from caller`;
