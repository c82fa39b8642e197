import type { AccountEvent } from '@osta/contracts/account/events';
import type { RegistrationRequired } from '@osta/contracts/account/refusals';
import type { UserId } from '@osta/contracts/ids';
import type { Streams } from '@osta/event-store/streams';
import { handle, type Handler } from '@osta/platform/handle';
import { sealWords } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

import { account, type Account } from '../domain/account/account.ts';
import { updateProfile as decide, type UpdateProfile } from '../domain/account/update-profile.ts';

/** Changes the name or the language of a person. Answers the user's id. */
export function updateProfile(
  streams: Streams<Account, AccountEvent>,
  pool: Pool,
): Handler<UpdateProfile, UserId, RegistrationRequired> {
  const updateSealed = handle({
    streams,
    fold: account,
    decide,
    streamOf: ({ userId }: UpdateProfile) => userId,
    answer: ({ command }) => command.userId,
  });
  return async (command, context) => {
    const { userId, fullName } = command;
    if (fullName === undefined) return updateSealed(command, context);
    return updateSealed({ ...command, fullName: await sealWords(pool, userId, fullName) }, context);
  };
}
