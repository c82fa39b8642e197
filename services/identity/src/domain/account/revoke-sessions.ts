import type { SessionRevoked } from '@osta/contracts/account/session-revoked';
import type { UserId } from '@osta/contracts/ids';
import { accept, type Decider } from '@osta/platform/decider';

import type { Account } from './account.ts';

/** Records ended sessions, so that services close the connections of these sessions. */
export interface RevokeSessions {
  readonly userId: UserId;
  /** At least one. */
  readonly sessionIds: readonly string[];
  readonly cause: SessionRevoked['data']['cause'];
}

/** Never refuses, registered or not: the session store has deleted the sessions already. */
export const revokeSessions: Decider<RevokeSessions, Account, SessionRevoked, never> = ({
  sessionIds,
  cause,
}) => {
  const revoked: SessionRevoked = {
    type: 'osta.account.session-revoked',
    data: { sessionIds: [...sessionIds], cause },
  };
  return accept(revoked);
};
