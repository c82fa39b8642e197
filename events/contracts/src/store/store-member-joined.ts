import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { ofOwner } from './recorded.ts';
import { InvitedRole } from './status.ts';

/** Somebody accepted an invitation. */
export const StoreMemberJoined = event('osta.store.store-member-joined', {
  ...ofOwner,
  invitationId: z.uuidv7(),
  memberId: UserId,
  role: InvitedRole,
  joinedAt: Instant,
});
export type StoreMemberJoined = z.infer<typeof StoreMemberJoined>;
