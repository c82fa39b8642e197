import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';

/** The person asked for the account to be deleted. They can cancel that until `eraseAt`. */
export const AccountDeletionRequestedV1 = event('osta.account.account-deletion-requested.v1', {
  eraseAt: Instant,
});
export type AccountDeletionRequestedV1 = z.infer<typeof AccountDeletionRequestedV1>;
