import type { Me } from '@osta/contracts/account/api';
import type { QueryClient } from '@tanstack/react-query';

import { takeOver } from '../api/take-over.ts';
import { meKey } from './me.queries.ts';

/** Takes over who one is from the answer to a change. */
export function rememberMe(queryClient: QueryClient, me: Me): Promise<void> {
  return takeOver(queryClient, meKey, me);
}
