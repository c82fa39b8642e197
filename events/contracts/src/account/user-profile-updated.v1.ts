import { z } from 'zod';

import { event } from '../define.ts';
import { Locale } from '../locale.ts';

/** A person changed their profile. Contains the whole profile. */
export const UserProfileUpdatedV1 = event('osta.account.user-profile-updated.v1', {
  fullName: z.string().min(1).max(120),
  locale: Locale,
});
export type UserProfileUpdatedV1 = z.infer<typeof UserProfileUpdatedV1>;
