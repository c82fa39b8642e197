import { hiddenServices } from '@osta/platform/catalogue/hidden-services.sql';

/** Counts the services of `caller` that are not archived; says what is hidden. Index `offering_professional`. */
export const readDraftingFacts = `
select count(*)::int as held, ${hiddenServices} as hidden_services
from offering, caller
where offering.professional_id = caller.user_id and offering.status <> 'archived'`;

/** Reads which services of the catalogue are hidden. */
export const readHiddenServices = `select ${hiddenServices} as hidden_services from caller`;
