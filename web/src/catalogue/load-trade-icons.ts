import type { RouterContext } from '../router-context.ts';
import { tradeIconsQuery } from './catalogue.queries.ts';

/**
 * Loads which trades have another icon than their own, for pages that draw icons without the whole catalogue. Never
 * rejects: without an answer, each has its own.
 */
export async function loadTradeIcons({
  api,
  queryClient,
}: Pick<RouterContext, 'api' | 'queryClient'>): Promise<void> {
  await queryClient.query({ ...tradeIconsQuery(api), staleTime: 'static' }).catch(() => undefined);
}
