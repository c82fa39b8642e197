import { Slots, SlotsQuery } from '@osta/contracts/booking/api';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import { rows } from '../commands/problems.ts';
import type { ListSlots } from '../queries/list-slots.ts';

/** Returns the route of `/api/slots`. */
export function slotRoutes(listSlots: ListSlots): readonly Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/slots',
      operationId: 'listSlots',
      summary: 'List the free slots of a service',
      access: 'public',
      query: SlotsQuery,
      answer: Slots,
      problems: rows('SERVICE_NOT_BOOKABLE'),
      rateLimit: { points: 300, seconds: 60 },
      handle: async ({ query }) => {
        const found = await listSlots(query);
        return found.ok ? { body: found.slots } : { refused: found.refused };
      },
    }),
  ];
}
