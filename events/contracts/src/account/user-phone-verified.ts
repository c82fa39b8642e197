import type { z } from 'zod';

import { event } from '../define.ts';
import { PersonalText } from '../personal-words.ts';

/** A person proved that they read messages to a telephone number: `+218912345678`. It replaces an earlier one. */
export const UserPhoneVerified = event('osta.account.user-phone-verified', {
  phone: PersonalText,
});
export type UserPhoneVerified = z.infer<typeof UserPhoneVerified>;
