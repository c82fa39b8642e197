import type { z } from 'zod';

import { event } from '../define.ts';

/** The person keeps the account. */
export const AccountDeletionCancelledV1 = event('osta.account.account-deletion-cancelled.v1', {});
export type AccountDeletionCancelledV1 = z.infer<typeof AccountDeletionCancelledV1>;
