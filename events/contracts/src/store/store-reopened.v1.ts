import type { z } from 'zod';

import { event } from '../define.ts';
import { alsoToManagers, ofOwner } from './recorded.ts';

/** A member takes a rejected store up again. */
export const StoreReopenedV1 = event('osta.store.store-reopened.v1', {
  ...ofOwner,
  ...alsoToManagers,
});
export type StoreReopenedV1 = z.infer<typeof StoreReopenedV1>;
