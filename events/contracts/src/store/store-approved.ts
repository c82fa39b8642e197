import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { ofOwner, toManagers } from './recorded.ts';

/** An admin approved the page of the store. The first approval may begin its trial. */
export const StoreApproved = event('osta.store.store-approved', {
  ...ofOwner,
  ...toManagers,
  approvedAt: Instant,
});
export type StoreApproved = z.infer<typeof StoreApproved>;
