import { z } from 'zod';

import { event } from '../define.ts';

/** Sessions of this account ended: open connections of these sessions must be closed. */
export const SessionRevoked = event('osta.account.session-revoked', {
  /** The sessions that ended. */
  sessionIds: z.array(z.uuid()).min(1),
  cause: z.enum(['signed-out', 'signed-out-everywhere', 'password-changed']),
});
export type SessionRevoked = z.infer<typeof SessionRevoked>;
