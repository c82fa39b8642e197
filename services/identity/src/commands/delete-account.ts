import type { AccountEvent } from '@osta/contracts/account/events';
import type {
  DeletionBlocked,
  DeletionNotRequested,
  DeletionRequested,
  RegistrationRequired,
} from '@osta/contracts/account/refusals';
import type { UserId } from '@osta/contracts/ids';
import type { Streams } from '@osta/event-store/streams';
import { handle, type Handler } from '@osta/platform/handle';

import { account, type Account } from '../domain/account/account.ts';
import {
  cancelDeletion as decideCancellation,
  eraseAccount as decideErasure,
  requestDeletion as decideRequest,
  type NotErased,
  type OwnAccount,
} from '../domain/account/delete-account.ts';
import type { FindCommitments } from '../queries/find-commitments.ts';

type AccountStreams = Streams<Account, AccountEvent>;

const streamOf = ({ userId }: OwnAccount): UserId => userId;
const answer = ({ command }: { readonly command: OwnAccount }): UserId => command.userId;

/** Begins the days of grace before an erasure. */
export function requestDeletion(
  streams: AccountStreams,
  findCommitments: FindCommitments,
): Handler<OwnAccount, UserId, DeletionBlocked | DeletionRequested | RegistrationRequired> {
  return handle({
    streams,
    fold: account,
    decide: decideRequest,
    facts: ({ userId }) => findCommitments(userId),
    streamOf,
    answer,
  });
}

/** Calls a deletion off. */
export function cancelDeletion(
  streams: AccountStreams,
): Handler<OwnAccount, UserId, DeletionNotRequested> {
  return handle({ streams, fold: account, decide: decideCancellation, streamOf, answer });
}

/** Records that an account is erased. What is left of it is deleted afterwards. */
export function recordErasure(
  streams: AccountStreams,
  findCommitments: FindCommitments,
): Handler<OwnAccount, UserId, NotErased> {
  return handle({
    streams,
    fold: account,
    decide: decideErasure,
    facts: ({ userId }) => findCommitments(userId),
    streamOf,
    answer,
  });
}
