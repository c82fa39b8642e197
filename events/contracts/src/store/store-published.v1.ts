import type { z } from 'zod';

import { event } from '../define.ts';
import { alsoToManagers, ofOwner } from './recorded.ts';

/** Customers can see the page, as far as the subscription allows it: again, after a pause. */
export const StorePublishedV1 = event('osta.store.store-published.v1', {
  ...ofOwner,
  ...alsoToManagers,
});
export type StorePublishedV1 = z.infer<typeof StorePublishedV1>;
