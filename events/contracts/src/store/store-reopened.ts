import type { z } from 'zod';

import { event } from '../define.ts';
import { alsoToManagers, ofOwner } from './recorded.ts';

/** A member takes a rejected store up again. */
export const StoreReopened = event('osta.store.store-reopened', {
  ...ofOwner,
  ...alsoToManagers,
});
export type StoreReopened = z.infer<typeof StoreReopened>;
