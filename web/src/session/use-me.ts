import type { Me } from '@osta/contracts/account/api';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';

import { meQuery } from './me.queries.ts';

/** Returns who is signed in; `null` for a guest and while unknown. */
export function useMe(): Me | null {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  return useQuery(meQuery(api)).data ?? null;
}
