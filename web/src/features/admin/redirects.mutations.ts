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

/** Changes the table; every change answers the whole of it. */
function useTableChange<Wanted>(
  change: (wanted: Wanted) => Promise<RedirectTable>,
): TableChange<Wanted> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (table) => takeOver(queryClient, tableKey, table),
    onError: () => {
      // The admin was looking at something old; why it failed is said before the new list is there
      void queryClient.invalidateQueries({ queryKey: tableKey });
    },
  });
}

/** Lets a path lead elsewhere that was itself. */
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

/** Lets a path lead elsewhere than before, if that is as it was seen. */
export function useChangeRedirect(): TableChange<ChangeRedirectRequest> {
  const api = useApi();
  return useTableChange((wanted) => api.send<RedirectTable>('PUT', tablePath, wanted));
}

/** Lets a path be itself again, if it leads to where it was seen to lead. */
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
