import { z } from 'zod';

import { event } from '../define.ts';
import { Locale } from '../locale.ts';
import { AccountKind } from './kind.ts';

/** A person with a proved email address registered. */
export const UserRegisteredV1 = event('osta.account.user-registered.v1', {
  kind: AccountKind,
  fullName: z.string().min(1).max(120),
  /** The language the person signed up in. */
  locale: Locale,
});
export type UserRegisteredV1 = z.infer<typeof UserRegisteredV1>;
