import type { RequestView } from '@osta/contracts/request/api';
import { useEffect, useRef } from 'react';

import { call } from '../../api/call.ts';
import { useCommand } from '../../api/use-command.ts';
import { requestKeys } from '../../requests/requests.queries.ts';

/** Tells the customer, once, that the professional has opened the request. */
export function useTellSeen({ id, invited, allowed }: RequestView): void {
  const { mutate } = useCommand(requestKeys.one(id));
  const told = useRef<string>(null);
  const isNew = allowed.length > 0 && invited.some(({ viewedAt }) => viewedAt === null);

  useEffect(() => {
    if (!isNew || told.current === id) return;
    told.current = id;
    // Optional: a failure stays silent, and the next visit sends it again
    mutate(call('POST /api/requests/{requestId}/view', { params: { requestId: id } }));
  }, [id, isNew, mutate]);
}
