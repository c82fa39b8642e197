import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { ofOwner } from './recorded.ts';

/** Somebody is no longer a member of the store. */
export const StoreMemberRemoved = event('osta.store.store-member-removed', {
  ...ofOwner,
  memberId: UserId,
  cause: z.enum(['removed', 'left', 'account-erased']),
});
export type StoreMemberRemoved = z.infer<typeof StoreMemberRemoved>;
