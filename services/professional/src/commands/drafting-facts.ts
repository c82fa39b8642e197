import type { FactsInStatement } from '@osta/platform/handle';
import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import type { DraftService, DraftingFacts } from '../domain/offering/draft-service.ts';
import type { ReviseService } from '../domain/offering/revise-service.ts';
import type { CatalogueFacts } from '../domain/offering/service-refusal.ts';
import { readDraftingFacts, readHiddenServices } from './drafting-facts.sql.ts';

/** What is hidden in the catalogue, as statements of facts say it. */
export const CatalogueRow = z.object({ hidden_services: z.array(ServiceId) });
const Row = CatalogueRow.extend({ held: z.int() });

/**
 * The facts for drafting a service. Two drafts at the same moment do not count each other: the limit
 * keeps lists readable, it is not an invariant.
 */
export const draftingFacts: FactsInStatement<DraftService, DraftingFacts> = {
  sql: readDraftingFacts,
  values: () => [],
  read(row) {
    const { held, hidden_services: hiddenServices } = Row.parse(row);
    return { held, hiddenServices };
  },
};

/** The facts for changing a service, from the copy of the catalogue. */
export const catalogueFacts: FactsInStatement<ReviseService, CatalogueFacts> = {
  sql: readHiddenServices,
  values: () => [],
  read: (row) => ({ hiddenServices: CatalogueRow.parse(row).hidden_services }),
};
