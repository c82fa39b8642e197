import type { Me } from '@osta/contracts/account/api';
import type { QueryClient } from '@tanstack/react-query';

import { takeOver } from '../api/take-over.ts';
import { meKey } from './me.queries.ts';

/** Writes the answer of a change into the query of the signed-in person. */
export function rememberMe(queryClient: QueryClient, me: Me): Promise<void> {
  return takeOver(queryClient, meKey, me);
}
