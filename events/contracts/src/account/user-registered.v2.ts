import type { z } from 'zod';

import { event } from '../define.ts';
import { Locale } from '../locale.ts';
import { PersonalText } from '../personal-words.ts';
import { AccountKind } from './kind.ts';

/** A person with a proved email address registered. */
export const UserRegisteredV2 = event('osta.account.user-registered.v2', {
  kind: AccountKind,
  fullName: PersonalText,
  /** The language the person signed up in. */
  locale: Locale,
});
export type UserRegisteredV2 = z.infer<typeof UserRegisteredV2>;
