import { SlotWaits } from '@osta/contracts/wait/api';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import type { ListWaits } from '../queries/list-waits.ts';

/** Returns the read route of `/api/bookings/waits`. */
export function waitRoutes(listWaits: ListWaits): readonly Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/bookings/waits',
      operationId: 'listWaits',
      summary: 'List your current waits for a free slot',
      access: 'registered',
      answer: SlotWaits,
      handle: async ({ principal, locale }) => ({
        body: await listWaits(principal.userId, locale),
      }),
    }),
  ];
}
