import type { z } from 'zod';

import { event } from '../define.ts';

/** The person keeps the account. */
export const AccountDeletionCancelled = event('osta.account.account-deletion-cancelled', {});
export type AccountDeletionCancelled = z.infer<typeof AccountDeletionCancelled>;
