import type { z } from 'zod';

import { event } from '../define.ts';
import { AccountKind } from './kind.ts';

/** The account has another kind from now on; everything else about it stays. */
export const AccountKindChanged = event('osta.account.account-kind-changed', {
  kind: AccountKind,
});
export type AccountKindChanged = z.infer<typeof AccountKindChanged>;
