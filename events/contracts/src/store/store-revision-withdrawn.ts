import type { z } from 'zod';

import { event } from '../define.ts';
import { alsoToManagers, ofOwner } from './recorded.ts';

/** A member took a revision back: the public page stays. */
export const StoreRevisionWithdrawn = event('osta.store.store-revision-withdrawn', {
  ...ofOwner,
  ...alsoToManagers,
});
export type StoreRevisionWithdrawn = z.infer<typeof StoreRevisionWithdrawn>;
