import type { Me } from '@osta/contracts/account/api';

import type { RouterContext } from '../router-context.ts';
import { meQuery } from './me.queries.ts';

/**
 * Loads who is signed in, for routes: `null` for a guest, `undefined` when unknown. Public pages
 * render without knowing; guards do not.
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
