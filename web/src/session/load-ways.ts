import type { RouterContext } from '../router-context.ts';
import { waysQuery } from './ways.queries.ts';

/** For pages that show what is configured; they do without, where it cannot be known now. */
export async function loadWays({
  context: { api, queryClient },
}: {
  readonly context: Pick<RouterContext, 'api' | 'queryClient'>;
}): Promise<void> {
  await queryClient.query(waysQuery(api)).catch(() => undefined);
}
