import { z } from 'zod';

import { event } from '../define.ts';

/** Sessions of this account ended: open connections of these sessions must be closed. */
export const SessionRevokedV1 = event('osta.account.session-revoked.v1', {
  /** The sessions that ended. */
  sessionIds: z.array(z.uuid()).min(1),
  cause: z.enum(['signed-out', 'signed-out-everywhere', 'password-changed']),
});
export type SessionRevokedV1 = z.infer<typeof SessionRevokedV1>;
