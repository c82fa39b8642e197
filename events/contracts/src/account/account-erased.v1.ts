import type { z } from 'zod';

import { event } from '../define.ts';

/**
 * A tombstone: the person is erased and their key is destroyed. Services with a copy of the name or picture
 * delete it.
 */
export const AccountErasedV1 = event('osta.account.account-erased.v1', {});
export type AccountErasedV1 = z.infer<typeof AccountErasedV1>;
