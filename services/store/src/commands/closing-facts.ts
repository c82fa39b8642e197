import type { FactsInStatement } from '@osta/platform/handle';
import { z } from 'zod';

import type { ClosingFacts } from '../domain/store/change-listing.ts';
import type { OnStore } from '../domain/store/on-store.ts';
import { countOpenBookings } from './closing-facts.sql.ts';

const Row = z.object({ openBookings: z.int() });

/**
 * The facts for closing a store, from its copy of bookings. A booking that is made in the same moment is not
 * counted yet: it stands, and its two sides keep it.
 */
export const closingFacts: FactsInStatement<OnStore, ClosingFacts> = {
  sql: countOpenBookings,
  values: ({ storeId }) => [storeId],
  read: (row) => Row.parse(row),
};
