import { z } from 'zod';

import { event } from '../define.ts';
import { alsoToManagers, ofOwner } from './recorded.ts';

/** The store ended, and with it its subscription. */
export const StoreClosed = event('osta.store.store-closed', {
  ...ofOwner,
  ...alsoToManagers,
  cause: z.enum(['by-owner', 'account-erased']),
});
export type StoreClosed = z.infer<typeof StoreClosed>;
