import type { Me } from '@osta/contracts/account/api';

import type { RouterContext } from '../router-context.ts';
import { meQuery } from './me.queries.ts';

/**
 * Who is signed in, for routes: `null` for a guest, `undefined` when it cannot be known now. Public
 * pages do without knowing; guards do not.
 */
export async function loadMe({
  api,
  queryClient,
}: Pick<RouterContext, 'api' | 'queryClient'>): Promise<Me | null | undefined> {
  try {
    return await queryClient.query({ ...meQuery(api), staleTime: 'static' });
  } catch {
    return undefined;
  }
}
