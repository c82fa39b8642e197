import { z } from 'zod';

import { event } from '../define.ts';

/** The person changed or removed their picture. Served at `/api/users/{id}/avatar/{avatarId}`. */
export const UserAvatarChangedV1 = event('osta.account.user-avatar-changed.v1', {
  avatarId: z.uuid().nullable(),
});
export type UserAvatarChangedV1 = z.infer<typeof UserAvatarChangedV1>;
