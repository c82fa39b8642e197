import { useRouteContext } from '@tanstack/react-router';

import type { Api } from './api.ts';

/** The way to the services from a component. */
export function useApi(): Api {
  return useRouteContext({ from: '__root__', select: (context) => context.api });
}
