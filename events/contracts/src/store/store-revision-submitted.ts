import { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { alsoToManagers, ofOwner } from './recorded.ts';
import { StoreSection } from './status.ts';

/** A published store changed what an admin checks. Customers see the page as before. */
export const StoreRevisionSubmitted = event('osta.store.store-revision-submitted', {
  ...ofOwner,
  ...alsoToManagers,
  /** What differs from the public page. */
  sections: z.array(StoreSection).min(1),
  /** For the queue, which is sorted by it. */
  submittedAt: Instant,
});
export type StoreRevisionSubmitted = z.infer<typeof StoreRevisionSubmitted>;
