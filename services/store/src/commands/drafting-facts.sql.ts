import { catalogueFacts } from '@osta/platform/catalogue/catalogue-facts.sql';

/** Counts the stores of `caller` that are not closed; says what admins have made of the catalogue. Index `store_owner_id_idx`. */
export const readDraftingFacts = `
select count(*)::int as owned, ${catalogueFacts} as catalogue
from store, caller
where store.owner_id = caller.user_id and store.status <> 'closed'`;

/** Reads what admins have made of the catalogue. */
export const readCatalogue = {
  name: 'store.read-catalogue-facts',
  text: `select ${catalogueFacts} as catalogue`,
} as const;
