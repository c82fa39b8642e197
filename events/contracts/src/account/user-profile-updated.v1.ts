import { z } from 'zod';

import { event } from '../define.ts';
import { Locale } from '../locale.ts';

/** A person changed how others see them. All of it, as it is from now on. */
export const UserProfileUpdatedV1 = event('osta.account.user-profile-updated.v1', {
  fullName: z.string().min(1).max(120),
  locale: Locale,
});
export type UserProfileUpdatedV1 = z.infer<typeof UserProfileUpdatedV1>;
