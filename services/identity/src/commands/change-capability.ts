import type { AccountEvent } from '@osta/contracts/account/events';
import type { UserId } from '@osta/contracts/ids';
import type { Streams } from '@osta/event-store/streams';
import { handle, type Handler } from '@osta/platform/handle';

import { account, type Account } from '../domain/account/account.ts';
import {
  changeCapability as decide,
  type CapabilityUnchanged,
  type ChangeCapability,
} from '../domain/account/change-capability.ts';

/** Grants or revokes what somebody may do beyond their kind. Answers the user's id. */
export function changeCapability(
  streams: Streams<Account, AccountEvent>,
): Handler<ChangeCapability, UserId, CapabilityUnchanged> {
  return handle({
    streams,
    fold: account,
    decide,
    streamOf: ({ userId }) => userId,
    answer: ({ command }) => command.userId,
  });
}
