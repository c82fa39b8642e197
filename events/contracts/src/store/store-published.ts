import type { z } from 'zod';

import { event } from '../define.ts';
import { alsoToManagers, ofOwner } from './recorded.ts';

/** Customers can see the page, as far as the subscription allows it: again, after a pause. */
export const StorePublished = event('osta.store.store-published', {
  ...ofOwner,
  ...alsoToManagers,
});
export type StorePublished = z.infer<typeof StorePublished>;
