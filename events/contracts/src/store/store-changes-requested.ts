import type { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner, StoreChangeNotes, toManagers } from './recorded.ts';

/** An admin asked for changes: of a store that waits, or of a revision. */
export const StoreChangesRequested = event('osta.store.store-changes-requested', {
  ...ofOwner,
  ...toManagers,
  notes: StoreChangeNotes,
});
export type StoreChangesRequested = z.infer<typeof StoreChangesRequested>;
