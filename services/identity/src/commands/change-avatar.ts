import type { ImageRefused, RegistrationRequired } from '@osta/contracts/account/refusals';
import type { UserId } from '@osta/contracts/ids';
import { makePicture } from '@osta/platform/files/make-picture';
import type { CommandContext, Handler, Outcome } from '@osta/platform/handle';

import type { ChangeAvatar } from '../domain/account/change-avatar.ts';
import type { Avatars } from '../files/avatars.ts';

interface Dependencies {
  readonly avatars: Avatars;
  readonly record: Handler<ChangeAvatar, UserId, RegistrationRequired>;
}

/** The stored square; phone screens show avatars at no more than a third of it. */
const square = { width: 512, height: 512, fit: 'cover' } as const;

/** `null` as bytes: removes the picture. */
export type ChangeAvatarHandler = (
  picture: { readonly userId: UserId; readonly bytes: Uint8Array | null },
  context: CommandContext,
) => Promise<Outcome<UserId, RegistrationRequired | ImageRefused>>;

/**
 * Stores the picture, records it, and deletes the others, in this order: the recorded picture
 * exists at every moment.
 *
 * @throws Overloaded when too many pictures are being processed
 */
export function changeAvatar({ avatars, record }: Dependencies): ChangeAvatarHandler {
  return async ({ userId, bytes }, context) => {
    let avatarId: string | null = null;
    if (bytes !== null) {
      const made = await makePicture(bytes, square);
      if (!made.ok) return made;
      avatarId = await avatars.add(userId, made.webp);
    }
    const outcome = await record({ userId, avatarId }, context);
    if (outcome.ok) await avatars.keepOnly(userId, avatarId);
    return outcome;
  };
}
