import { useRouteContext } from '@tanstack/react-router';

import type { Api } from './api.ts';

/** Returns the API client of the current router. */
export function useApi(): Api {
  return useRouteContext({ from: '__root__', select: (context) => context.api });
}
