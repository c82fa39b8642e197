import type { Me } from '@osta/contracts/account/api';
import type { QueryClient } from '@tanstack/react-query';

import { meKey } from './me.queries.ts';

/**
 * Takes over who one is from the answer to a change. A question that was on its way before the change
 * would bring what was true before it: its answer is not waited for any more.
 */
export async function rememberMe(queryClient: QueryClient, me: Me): Promise<void> {
  await queryClient.cancelQueries({ queryKey: meKey });
  queryClient.setQueryData(meKey, me);
}
