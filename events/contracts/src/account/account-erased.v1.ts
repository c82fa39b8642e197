import type { z } from 'zod';

import { event } from '../define.ts';

/**
 * A tombstone: the person is gone and their key is destroyed. Whoever keeps a copy of what they were
 * called or looked like lets go of it.
 */
export const AccountErasedV1 = event('osta.account.account-erased.v1', {});
export type AccountErasedV1 = z.infer<typeof AccountErasedV1>;
