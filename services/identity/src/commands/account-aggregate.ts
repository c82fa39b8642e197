import type { AccountEvent } from '@osta/contracts/account/events';
import { UserId } from '@osta/contracts/ids';
import type { Streams } from '@osta/event-store/streams';
import type { Aggregate } from '@osta/platform/aggregate';

import { account, type Account } from '../domain/account/account.ts';

/** Names the account that a command addresses. */
interface OfUser {
  readonly userId: UserId;
}

/** What all commands about accounts have in common. */
export type AccountAggregate = Aggregate<OfUser, Account, AccountEvent, UserId>;

/** Returns the aggregate of accounts over their streams. Every command answers the user's id. */
export function accountAggregate(streams: Streams<Account, AccountEvent>): AccountAggregate {
  return {
    streams,
    fold: account,
    streamOf: ({ userId }) => userId,
    answer: ({ streamId }) => UserId.parse(streamId),
  };
}
