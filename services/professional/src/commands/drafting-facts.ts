import type { FactsInStatement } from '@osta/platform/handle';
import { z } from 'zod';

import type { DraftService, DraftingFacts } from '../domain/offering/draft-service.ts';
import { countHeld } from './drafting-facts.sql.ts';

const Row = z.object({ held: z.int() });

/**
 * The facts for drafting a service. Two drafts at the same moment do not count each other: the limit
 * keeps lists readable, it is not an invariant.
 */
export const draftingFacts: FactsInStatement<DraftService, DraftingFacts> = {
  sql: countHeld,
  values: () => [],
  read: (row) => Row.parse(row),
};
