import type { z } from 'zod';

import { event } from '../define.ts';

/** A person removed their telephone number. */
export const UserPhoneRemoved = event('osta.account.user-phone-removed', {});
export type UserPhoneRemoved = z.infer<typeof UserPhoneRemoved>;
