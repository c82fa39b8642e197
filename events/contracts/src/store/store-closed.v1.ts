import { z } from 'zod';

import { event } from '../define.ts';
import { alsoToManagers, ofOwner } from './recorded.ts';

/** The store ended, and with it its subscription. */
export const StoreClosedV1 = event('osta.store.store-closed.v1', {
  ...ofOwner,
  ...alsoToManagers,
  cause: z.enum(['by-owner', 'account-erased']),
});
export type StoreClosedV1 = z.infer<typeof StoreClosedV1>;
