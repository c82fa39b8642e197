import type { z } from 'zod';

import { event } from '../define.ts';
import { Locale } from '../locale.ts';
import { PersonalText } from '../personal-words.ts';
import { AccountKind } from './kind.ts';

/** A person with a proved email address registered. */
export const UserRegistered = event('osta.account.user-registered', {
  kind: AccountKind,
  fullName: PersonalText,
  /** The language the person signed up in. */
  locale: Locale,
});
export type UserRegistered = z.infer<typeof UserRegistered>;
