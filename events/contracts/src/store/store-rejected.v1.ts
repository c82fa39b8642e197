import type { z } from 'zod';

import { event } from '../define.ts';
import { PersonalWords } from '../personal-words.ts';
import { ofOwner, toManagers } from './recorded.ts';
import { StoreRejectionCause } from './status.ts';

/** An admin rejected the store. */
export const StoreRejectedV1 = event('osta.store.store-rejected.v1', {
  ...ofOwner,
  ...toManagers,
  cause: StoreRejectionCause,
  note: PersonalWords,
});
export type StoreRejectedV1 = z.infer<typeof StoreRejectedV1>;
