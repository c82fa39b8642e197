import type { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner, toManagers } from './recorded.ts';

/** An admin took a suspension back. */
export const StoreReinstated = event('osta.store.store-reinstated', {
  ...ofOwner,
  ...toManagers,
});
export type StoreReinstated = z.infer<typeof StoreReinstated>;
