import type { z } from 'zod';

import { event } from '../define.ts';
import { Locale } from '../locale.ts';
import { PersonalText } from '../personal-words.ts';

/** A person changed their profile. Contains the whole profile. */
export const UserProfileUpdated = event('osta.account.user-profile-updated', {
  fullName: PersonalText,
  locale: Locale,
});
export type UserProfileUpdated = z.infer<typeof UserProfileUpdated>;
