import type {
  RedirectTable,
  RemoveRedirectQuery,
  SetRedirectRequest,
} from '@osta/contracts/redirect/api';
import {
  queryOptions,
  useMutation,
  type UseMutationResult,
  useQueryClient,
} from '@tanstack/react-query';

import type { Api } from '../../api/api.ts';
import { takeOver } from '../../api/take-over.ts';
import { useApi } from '../../api/use-api.ts';
import { useIntention } from '../../api/use-intention.ts';

const tablePath = '/api/redirects/table';
const tableKey = ['redirect-table'] as const;

/** One path that leads elsewhere. */
export type RedirectRow = RedirectTable['items'][number];

/** Every path that leads elsewhere, in order, and which other sites one may lead to. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the options type is React Query's own inference
export function redirectTableQuery(api: Api) {
  return queryOptions({
    queryKey: tableKey,
    queryFn: ({ signal }) => api.get<RedirectTable>(tablePath, signal),
  });
}

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
export function useAddRedirect(): TableChange<SetRedirectRequest> {
  const api = useApi();
  const intention = useIntention();
  return useTableChange(async (wanted) => {
    const idempotencyKey = intention.keyFor(wanted);
    const table = await api.send<RedirectTable>('POST', tablePath, wanted, { idempotencyKey });
    intention.fulfil();
    return table;
  });
}

/** Lets a path lead elsewhere than before. */
export function useChangeRedirect(): TableChange<SetRedirectRequest> {
  const api = useApi();
  return useTableChange((wanted) => api.send<RedirectTable>('PUT', tablePath, wanted));
}

/** Lets a path be itself again. */
export function useRemoveRedirect(): TableChange<RemoveRedirectQuery> {
  const api = useApi();
  return useTableChange(({ path }) =>
    api.send<RedirectTable>(
      'DELETE',
      `/api/redirects/table?path=${encodeURIComponent(path)}`,
      null,
    ),
  );
}
