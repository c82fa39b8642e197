import type { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner, StoreChangeNotes, toManagers } from './recorded.ts';

/** An admin asked for changes: of a store that waits, or of a revision. */
export const StoreChangesRequestedV1 = event('osta.store.store-changes-requested.v1', {
  ...ofOwner,
  ...toManagers,
  notes: StoreChangeNotes,
});
export type StoreChangesRequestedV1 = z.infer<typeof StoreChangesRequestedV1>;
