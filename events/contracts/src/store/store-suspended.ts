import type { z } from 'zod';

import { event } from '../define.ts';
import { PersonalWords } from '../personal-words.ts';
import { ofOwner, toManagers } from './recorded.ts';
import { StoreSuspensionCause } from './status.ts';

/** An admin took the page away. */
export const StoreSuspended = event('osta.store.store-suspended', {
  ...ofOwner,
  ...toManagers,
  cause: StoreSuspensionCause,
  note: PersonalWords,
});
export type StoreSuspended = z.infer<typeof StoreSuspended>;
