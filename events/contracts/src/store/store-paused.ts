import type { z } from 'zod';

import { event } from '../define.ts';
import { alsoToManagers, ofOwner } from './recorded.ts';

/** A member took the page away for a while. */
export const StorePaused = event('osta.store.store-paused', {
  ...ofOwner,
  ...alsoToManagers,
});
export type StorePaused = z.infer<typeof StorePaused>;
