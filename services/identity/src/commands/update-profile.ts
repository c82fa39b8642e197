import type { AccountEvent } from '@osta/contracts/account/events';
import type { RegistrationRequired } from '@osta/contracts/account/refusals';
import type { UserId } from '@osta/contracts/ids';
import type { Streams } from '@osta/event-store/streams';
import { handle, type Handler } from '@osta/platform/handle';

import { account, type Account } from '../domain/account/account.ts';
import { updateProfile as decide, type UpdateProfile } from '../domain/account/update-profile.ts';

/** Changes the name or the language of a person. Answers the user's id. */
export function updateProfile(
  streams: Streams<Account, AccountEvent>,
): Handler<UpdateProfile, UserId, RegistrationRequired> {
  return handle({
    streams,
    fold: account,
    decide,
    streamOf: ({ userId }: UpdateProfile) => userId,
    answer: ({ command }) => command.userId,
  });
}
