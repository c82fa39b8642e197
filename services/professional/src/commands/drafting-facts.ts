import { OfferedCatalogue, type CatalogueFacts } from '@osta/platform/catalogue/catalogue-facts';
import type { FactsInStatement } from '@osta/platform/handle';
import { z } from 'zod';

import type { DraftService, DraftingFacts } from '../domain/offering/draft-service.ts';
import { readCatalogue, readDraftingFacts } from './drafting-facts.sql.ts';

/** What admins have made of the catalogue, as statements of facts say it. */
export const CatalogueRow = z.object({ catalogue: OfferedCatalogue });
const Row = CatalogueRow.extend({ held: z.int() });

/**
 * The facts for drafting a service. Two drafts at the same moment do not count each other: the limit
 * keeps lists readable, it is not an invariant.
 */
export const draftingFacts: FactsInStatement<DraftService, DraftingFacts> = {
  sql: readDraftingFacts,
  values: () => [],
  read: (row) => Row.parse(row),
};

/** The facts for changing a service or the trades of a person, from the copy of the catalogue. */
export const catalogueFacts: FactsInStatement<unknown, CatalogueFacts> = {
  sql: readCatalogue,
  values: () => [],
  read: (row) => CatalogueRow.parse(row),
};
