import type { Me } from '@osta/contracts/account/api';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';

import { meQuery } from './me.queries.ts';

/** Who is signed in; `null` for a guest and while it is not known. */
export function useMe(): Me | null {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  return useQuery(meQuery(api)).data ?? null;
}
