import { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { alsoToManagers, ofOwner } from './recorded.ts';

/** A member sent the store in for its review. */
export const StoreSubmitted = event('osta.store.store-submitted', {
  ...ofOwner,
  ...alsoToManagers,
  /** 1 the first time, one more after each request for changes. */
  round: z.int().min(1),
  /** For the queue, which is sorted by it. */
  submittedAt: Instant,
});
export type StoreSubmitted = z.infer<typeof StoreSubmitted>;
