import type { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner, toManagers } from './recorded.ts';

/** An admin approved a revision: it is the public page now. */
export const StoreRevisionApprovedV1 = event('osta.store.store-revision-approved.v1', {
  ...ofOwner,
  ...toManagers,
});
export type StoreRevisionApprovedV1 = z.infer<typeof StoreRevisionApprovedV1>;
