import type { z } from 'zod';

import { event } from '../define.ts';
import { alsoToManagers, ofOwner } from './recorded.ts';

/** A member took the page away for a while. */
export const StorePausedV1 = event('osta.store.store-paused.v1', {
  ...ofOwner,
  ...alsoToManagers,
});
export type StorePausedV1 = z.infer<typeof StorePausedV1>;
