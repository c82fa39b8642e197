import type { SessionRevokedV1 } from '@osta/contracts/account/session-revoked.v1';
import type { UserId } from '@osta/contracts/ids';
import { accept, type Decider } from '@osta/platform/decider';

import type { Account } from './account.ts';

/** Records ended sessions, so that services close the connections of these sessions. */
export interface RevokeSessions {
  readonly userId: UserId;
  /** At least one. */
  readonly sessionIds: readonly string[];
  readonly cause: SessionRevokedV1['data']['cause'];
}

/** Never refuses, registered or not: the session store has deleted the sessions already. */
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
