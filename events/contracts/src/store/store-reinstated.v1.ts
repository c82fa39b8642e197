import type { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner, toManagers } from './recorded.ts';

/** An admin took a suspension back. */
export const StoreReinstatedV1 = event('osta.store.store-reinstated.v1', {
  ...ofOwner,
  ...toManagers,
});
export type StoreReinstatedV1 = z.infer<typeof StoreReinstatedV1>;
