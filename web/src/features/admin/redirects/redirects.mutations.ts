import type {
  AddRedirectRequest,
  ChangeRedirectRequest,
  RedirectTable,
  RemoveRedirectQuery,
} from '@osta/contracts/redirect/api';
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';

import { call } from '../../../api/call.ts';
import { takeOver } from '../../../api/take-over.ts';
import { useApi } from '../../../api/use-api.ts';
import { useIntention } from '../../../api/use-intention.ts';
import { redirectTableKey } from './redirects.queries.ts';

type TableChange<Wanted> = UseMutationResult<RedirectTable, Error, Wanted>;

/** A change of the redirect table; each answer is the whole table. */
function useTableChange<Wanted>(
  change: (wanted: Wanted) => Promise<RedirectTable>,
): TableChange<Wanted> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (table) => takeOver(queryClient, redirectTableKey, table),
    onError: () => {
      // The admin saw old data: show the reason before the new list arrives
      void queryClient.invalidateQueries({ queryKey: redirectTableKey });
    },
  });
}

/** Adds a redirect. */
export function useAddRedirect(): TableChange<AddRedirectRequest> {
  const api = useApi();
  const intention = useIntention();
  return useTableChange(async (body) => {
    const idempotencyKey = intention.keyFor(body);
    const table = await api.request(call('POST /api/redirects/table', { body }), {
      idempotencyKey,
    });
    intention.fulfil();
    return table;
  });
}

/** Changes a redirect, if it is still as the admin saw it. */
export function useChangeRedirect(): TableChange<ChangeRedirectRequest> {
  const api = useApi();
  return useTableChange((body) => api.request(call('PUT /api/redirects/table', { body })));
}

/** Removes a redirect, if it is still as the admin saw it. */
export function useRemoveRedirect(): TableChange<RemoveRedirectQuery> {
  const api = useApi();
  return useTableChange(({ path, version }) =>
    api.request(call('DELETE /api/redirects/table', { query: { path, version } })),
  );
}
