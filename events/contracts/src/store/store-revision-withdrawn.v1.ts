import type { z } from 'zod';

import { event } from '../define.ts';
import { alsoToManagers, ofOwner } from './recorded.ts';

/** A member took a revision back: the public page stays. */
export const StoreRevisionWithdrawnV1 = event('osta.store.store-revision-withdrawn.v1', {
  ...ofOwner,
  ...alsoToManagers,
});
export type StoreRevisionWithdrawnV1 = z.infer<typeof StoreRevisionWithdrawnV1>;
