import { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner } from './recorded.ts';

/** An invitation can no longer be accepted. */
export const StoreInvitationEndedV1 = event('osta.store.store-invitation-ended.v1', {
  ...ofOwner,
  invitationId: z.uuidv7(),
  cause: z.enum(['withdrawn', 'expired']),
});
export type StoreInvitationEndedV1 = z.infer<typeof StoreInvitationEndedV1>;
