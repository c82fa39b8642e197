import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { ofOwner, toManagers } from './recorded.ts';

/** An admin approved the page of the store. The first approval may begin its trial. */
export const StoreApprovedV1 = event('osta.store.store-approved.v1', {
  ...ofOwner,
  ...toManagers,
  approvedAt: Instant,
});
export type StoreApprovedV1 = z.infer<typeof StoreApprovedV1>;
