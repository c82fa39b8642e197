import type { AccountEvent } from '@osta/contracts/account/events';
import type { Streams } from '@osta/event-store/streams';
import { handle, type Handler } from '@osta/platform/handle';

import { account, type Account } from '../domain/account/account.ts';
import {
  revokeSessions as decide,
  type RevokeSessions,
} from '../domain/account/revoke-sessions.ts';

/** Records that sessions have ended, so that sockets of theirs are closed. Answers how many. */
export function revokeSessions(
  streams: Streams<Account, AccountEvent>,
): Handler<RevokeSessions, number, never> {
  return handle({
    streams,
    fold: account,
    decide,
    streamOf: ({ userId }) => userId,
    answer: ({ command }) => command.sessionIds.length,
  });
}
