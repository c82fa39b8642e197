import type { z } from 'zod';

import { event } from '../define.ts';
import { AccountKind } from './kind.ts';

/** The account has another kind from now on; everything else about it stays. */
export const AccountKindChangedV1 = event('osta.account.account-kind-changed.v1', {
  kind: AccountKind,
});
export type AccountKindChangedV1 = z.infer<typeof AccountKindChangedV1>;
