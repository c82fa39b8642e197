import type { z } from 'zod';

import { event } from '../define.ts';
import { PersonalWords } from '../personal-words.ts';
import { ofOwner, toManagers } from './recorded.ts';

/** An admin rejected a revision: the public page stays. */
export const StoreRevisionRejected = event('osta.store.store-revision-rejected', {
  ...ofOwner,
  ...toManagers,
  note: PersonalWords,
});
export type StoreRevisionRejected = z.infer<typeof StoreRevisionRejected>;
