import type { z } from 'zod';

import { event } from '../define.ts';
import { PersonalWords } from '../personal-words.ts';
import { ofOwner, toManagers } from './recorded.ts';
import { StoreSuspensionCause } from './status.ts';

/** An admin took the page away. */
export const StoreSuspendedV1 = event('osta.store.store-suspended.v1', {
  ...ofOwner,
  ...toManagers,
  cause: StoreSuspensionCause,
  note: PersonalWords,
});
export type StoreSuspendedV1 = z.infer<typeof StoreSuspendedV1>;
