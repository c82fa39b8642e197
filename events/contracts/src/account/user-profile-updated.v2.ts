import type { z } from 'zod';

import { event } from '../define.ts';
import { Locale } from '../locale.ts';
import { PersonalText } from '../personal-words.ts';

/** A person changed their profile. Contains the whole profile. */
export const UserProfileUpdatedV2 = event('osta.account.user-profile-updated.v2', {
  fullName: PersonalText,
  locale: Locale,
});
export type UserProfileUpdatedV2 = z.infer<typeof UserProfileUpdatedV2>;
