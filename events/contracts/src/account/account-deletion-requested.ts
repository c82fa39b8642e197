import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';

/** The person asked for the account to be deleted. They can cancel that until `eraseAt`. */
export const AccountDeletionRequested = event('osta.account.account-deletion-requested', {
  eraseAt: Instant,
});
export type AccountDeletionRequested = z.infer<typeof AccountDeletionRequested>;
