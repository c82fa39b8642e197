import type { AccountEvent } from '@osta/contracts/account/events';
import type { AlreadyRegistered } from '@osta/contracts/account/refusals';
import type { UserId } from '@osta/contracts/ids';
import type { Streams } from '@osta/event-store/streams';
import { handle, type Handler } from '@osta/platform/handle';

import { account, type Account } from '../domain/account/account.ts';
import { register as decide, type Register } from '../domain/account/register.ts';

/** Makes the account of somebody whose e-mail address is proved. Answers the user's id. */
export function register(
  streams: Streams<Account, AccountEvent>,
): Handler<Register, UserId, AlreadyRegistered> {
  return handle({
    streams,
    fold: account,
    decide,
    streamOf: ({ userId }: Register) => userId,
    answer: ({ command }) => command.userId,
  });
}
