import type { FactsInStatement } from '@osta/platform/handle';
import { z } from 'zod';

import type { DraftingFacts, DraftStore } from '../domain/store/draft-store.ts';
import { countOwned } from './drafting-facts.sql.ts';

const Row = z.object({ owned: z.int() });

/**
 * The facts for beginning a store. Two stores that are begun at the same moment do not count each other: the
 * limit holds off floods, it is not an invariant.
 */
export const draftingFacts: FactsInStatement<DraftStore, DraftingFacts> = {
  sql: countOwned,
  values: () => [],
  read: (row) => Row.parse(row),
};
