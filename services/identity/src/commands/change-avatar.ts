import type { AccountEvent } from '@osta/contracts/account/events';
import type { ImageRefused, RegistrationRequired } from '@osta/contracts/account/refusals';
import type { UserId } from '@osta/contracts/ids';
import type { Streams } from '@osta/event-store/streams';
import { handle, type CommandContext, type Handler, type Outcome } from '@osta/platform/handle';

import { account, type Account } from '../domain/account/account.ts';
import { changeAvatar as decide, type ChangeAvatar } from '../domain/account/change-avatar.ts';
import { makeAvatar } from '../files/avatar-image.ts';
import type { Avatars } from '../files/avatars.ts';

/** Records which picture a person shows. Answers the user's id. */
export function recordAvatar(
  streams: Streams<Account, AccountEvent>,
): Handler<ChangeAvatar, UserId, RegistrationRequired> {
  return handle({
    streams,
    fold: account,
    decide,
    streamOf: ({ userId }) => userId,
    answer: ({ command }) => command.userId,
  });
}

interface Dependencies {
  readonly avatars: Avatars;
  readonly record: Handler<ChangeAvatar, UserId, RegistrationRequired>;
}

/** `null` as bytes: no picture any more. */
export type ChangeAvatarHandler = (
  picture: { readonly userId: UserId; readonly bytes: Uint8Array | null },
  context: CommandContext,
) => Promise<Outcome<UserId, RegistrationRequired | ImageRefused>>;

/**
 * Puts the picture into the store, records that it is the one, and deletes the others: at every moment
 * the one that is shown exists.
 *
 * @throws Overloaded when too many pictures are being made already
 */
export function changeAvatar({ avatars, record }: Dependencies): ChangeAvatarHandler {
  return async ({ userId, bytes }, context) => {
    let avatarId: string | null = null;
    if (bytes !== null) {
      const made = await makeAvatar(bytes);
      if (!made.ok) return made;
      avatarId = await avatars.add(userId, made.webp);
    }
    const outcome = await record({ userId, avatarId }, context);
    if (outcome.ok) await avatars.keepOnly(userId, avatarId);
    return outcome;
  };
}
