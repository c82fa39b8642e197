import { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { alsoToManagers, ofOwner } from './recorded.ts';
import { StoreSection } from './status.ts';

/** A published store changed what an admin checks. Customers see the page as before. */
export const StoreRevisionSubmittedV1 = event('osta.store.store-revision-submitted.v1', {
  ...ofOwner,
  ...alsoToManagers,
  /** What differs from the public page. */
  sections: z.array(StoreSection).min(1),
  /** For the queue, which is sorted by it. */
  submittedAt: Instant,
});
export type StoreRevisionSubmittedV1 = z.infer<typeof StoreRevisionSubmittedV1>;
