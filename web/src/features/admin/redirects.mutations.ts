import type {
  AddRedirectRequest,
  ChangeRedirectRequest,
  RedirectTable,
  RemoveRedirectQuery,
} from '@osta/contracts/redirect/api';
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';

import { takeOver } from '../../api/take-over.ts';
import { useApi } from '../../api/use-api.ts';
import { useIntention } from '../../api/use-intention.ts';
import { redirectTable } from './redirects.queries.ts';

const { key: tableKey, path: tablePath } = redirectTable;

type TableChange<Wanted> = UseMutationResult<RedirectTable, Error, Wanted>;

/** A change of the redirect table; each answer is the whole table. */
function useTableChange<Wanted>(
  change: (wanted: Wanted) => Promise<RedirectTable>,
): TableChange<Wanted> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (table) => takeOver(queryClient, tableKey, table),
    onError: () => {
      // The admin saw old data: show the reason before the new list arrives
      void queryClient.invalidateQueries({ queryKey: tableKey });
    },
  });
}

/** Adds a redirect. */
export function useAddRedirect(): TableChange<AddRedirectRequest> {
  const api = useApi();
  const intention = useIntention();
  return useTableChange(async (wanted) => {
    const idempotencyKey = intention.keyFor(wanted);
    const table = await api.send<RedirectTable>('POST', tablePath, wanted, { idempotencyKey });
    intention.fulfil();
    return table;
  });
}

/** Changes a redirect, if it is still as the admin saw it. */
export function useChangeRedirect(): TableChange<ChangeRedirectRequest> {
  const api = useApi();
  return useTableChange((wanted) => api.send<RedirectTable>('PUT', tablePath, wanted));
}

/** Removes a redirect, if it is still as the admin saw it. */
export function useRemoveRedirect(): TableChange<RemoveRedirectQuery> {
  const api = useApi();
  return useTableChange(({ path, version }) =>
    api.send<RedirectTable>(
      'DELETE',
      `/api/redirects/table?path=${encodeURIComponent(path)}&version=${version}`,
      null,
    ),
  );
}
