import { identityContract } from '@osta/contracts/identity/contract';
import { UserId } from '@osta/contracts/ids';
import { defineAggregate, type AggregateOf } from '@osta/platform/define-aggregate';

import { account } from '../domain/account/account.ts';

/** Names the account that a command addresses. */
interface OfUser {
  readonly userId: UserId;
}

/** One stream per account. Every command answers the user's id. */
export const accountAggregate = defineAggregate({
  contract: identityContract,
  topic: 'account',
  table: 'account',
  fold: account,
  streamOf: ({ userId }: OfUser) => userId,
  answer: ({ streamId }) => UserId.parse(streamId),
});

export type AccountAggregate = AggregateOf<typeof accountAggregate>;
