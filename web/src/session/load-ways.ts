import type { RouterContext } from '../router-context.ts';
import { waysQuery } from './ways.queries.ts';

/** Loads what is configured for pages that show it; on a failure they render without. */
export async function loadWays({
  context: { api, queryClient },
}: {
  readonly context: Pick<RouterContext, 'api' | 'queryClient'>;
}): Promise<void> {
  await queryClient.query(waysQuery(api)).catch(() => undefined);
}
