import type { z } from 'zod';

import { event } from '../define.ts';

/**
 * A tombstone: the person is erased and their key is destroyed. Services with a copy of the name or picture
 * delete it.
 */
export const AccountErased = event('osta.account.account-erased', {});
export type AccountErased = z.infer<typeof AccountErased>;
