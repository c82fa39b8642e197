import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Takes over what the answer to a change says of a query. A question that was on its way before the
 * change would bring what was true before it: its answer is not waited for any more.
 */
export async function takeOver(
  queryClient: QueryClient,
  queryKey: QueryKey,
  data: unknown,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, data);
}
