import { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner } from './recorded.ts';

/** An invitation can no longer be accepted. */
export const StoreInvitationEnded = event('osta.store.store-invitation-ended', {
  ...ofOwner,
  invitationId: z.uuidv7(),
  cause: z.enum(['withdrawn', 'expired']),
});
export type StoreInvitationEnded = z.infer<typeof StoreInvitationEnded>;
