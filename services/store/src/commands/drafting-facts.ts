import { OfferedCatalogue } from '@osta/platform/catalogue/catalogue-facts';
import type { FactsInStatement } from '@osta/platform/handle';
import type { Pool } from 'pg';
import { z } from 'zod';

import type { DraftingFacts, DraftStore } from '../domain/store/draft-store.ts';
import type { OnStore } from '../domain/store/on-store.ts';
import type { BasicFacts } from '../domain/store/save-reviewed-section.ts';
import type { FindPublicPart } from '../queries/public-part.ts';
import { readCatalogue, readDraftingFacts } from './drafting-facts.sql.ts';

const CatalogueRow = z.object({ catalogue: OfferedCatalogue });
const Row = CatalogueRow.extend({ owned: z.int() });

/**
 * The facts for beginning a store. Two stores that are begun at the same moment do not count each other: the
 * limit holds off floods, it is not an invariant.
 */
export const draftingFacts: FactsInStatement<DraftStore, DraftingFacts> = {
  sql: readDraftingFacts,
  values: () => [],
  read: (row) => Row.parse(row),
};

/** Returns the facts for saving what a store is: its public part has to be opened, so they are not in one statement. */
export function basicFacts(
  pool: Pool,
  findPublicPart: FindPublicPart,
): (command: OnStore) => Promise<BasicFacts> {
  return async (command) => {
    const [live, { rows }] = await Promise.all([
      findPublicPart(command),
      pool.query(readCatalogue),
    ]);
    return { live, catalogue: CatalogueRow.parse(rows[0]).catalogue };
  };
}
