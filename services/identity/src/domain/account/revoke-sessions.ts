import type { SessionRevokedV1 } from '@osta/contracts/account/session-revoked.v1';
import type { UserId } from '@osta/contracts/ids';
import { accept, type Decider } from '@osta/platform/decider';

import type { Account } from './account.ts';

/** Sessions of a person have ended: tell whoever holds a connection for one of them. */
export interface RevokeSessions {
  readonly userId: UserId;
  /** At least one. */
  readonly sessionIds: readonly string[];
  readonly cause: SessionRevokedV1['data']['cause'];
}

/** Never refused, registered or not: the session store has let go of them already. */
export const revokeSessions: Decider<RevokeSessions, Account, SessionRevokedV1, never> = ({
  sessionIds,
  cause,
}) => {
  const revoked: SessionRevokedV1 = {
    type: 'osta.account.session-revoked.v1',
    data: { sessionIds: [...sessionIds], cause },
  };
  return accept(revoked);
};
