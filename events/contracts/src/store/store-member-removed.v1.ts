import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { ofOwner } from './recorded.ts';

/** Somebody is no longer a member of the store. */
export const StoreMemberRemovedV1 = event('osta.store.store-member-removed.v1', {
  ...ofOwner,
  memberId: UserId,
  cause: z.enum(['removed', 'left', 'account-erased']),
});
export type StoreMemberRemovedV1 = z.infer<typeof StoreMemberRemovedV1>;
