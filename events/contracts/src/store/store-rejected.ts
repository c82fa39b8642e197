import type { z } from 'zod';

import { event } from '../define.ts';
import { PersonalWords } from '../personal-words.ts';
import { ofOwner, toManagers } from './recorded.ts';
import { StoreRejectionCause } from './status.ts';

/** An admin rejected the store. */
export const StoreRejected = event('osta.store.store-rejected', {
  ...ofOwner,
  ...toManagers,
  cause: StoreRejectionCause,
  note: PersonalWords,
});
export type StoreRejected = z.infer<typeof StoreRejected>;
