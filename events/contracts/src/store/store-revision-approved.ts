import type { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner, toManagers } from './recorded.ts';

/** An admin approved a revision: it is the public page now. */
export const StoreRevisionApproved = event('osta.store.store-revision-approved', {
  ...ofOwner,
  ...toManagers,
});
export type StoreRevisionApproved = z.infer<typeof StoreRevisionApproved>;
