import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Writes a command's answer into a query. Cancels a read that was in flight before the change: its
 * older answer would overwrite the new one.
 */
export async function takeOver(
  queryClient: QueryClient,
  queryKey: QueryKey,
  data: unknown,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, data);
}
