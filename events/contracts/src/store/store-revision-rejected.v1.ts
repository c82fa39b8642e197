import type { z } from 'zod';

import { event } from '../define.ts';
import { PersonalWords } from '../personal-words.ts';
import { ofOwner, toManagers } from './recorded.ts';

/** An admin rejected a revision: the public page stays. */
export const StoreRevisionRejectedV1 = event('osta.store.store-revision-rejected.v1', {
  ...ofOwner,
  ...toManagers,
  note: PersonalWords,
});
export type StoreRevisionRejectedV1 = z.infer<typeof StoreRevisionRejectedV1>;
