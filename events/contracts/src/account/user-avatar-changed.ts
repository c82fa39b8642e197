import { z } from 'zod';

import { event } from '../define.ts';

/** The person changed or removed their picture. Served at `/api/users/{id}/avatar/{avatarId}`. */
export const UserAvatarChanged = event('osta.account.user-avatar-changed', {
  avatarId: z.uuid().nullable(),
});
export type UserAvatarChanged = z.infer<typeof UserAvatarChanged>;
