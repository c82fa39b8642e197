import { bookingOperations } from '@osta/contracts/booking/operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import { bookingProblems } from '../commands/problems.ts';
import type { ListSlots } from '../queries/list-slots.ts';

/** Returns the route of `/api/slots`. */
export function slotRoutes(listSlots: ListSlots): readonly Route[] {
  return [
    defineRoute(bookingOperations.listSlots, {
      access: 'public',
      problems: bookingProblems,
      rateLimit: { points: 300, seconds: 60 },
      handle: async ({ query }) => {
        const found = await listSlots(query);
        return found.ok ? { body: found.slots } : { refused: found.refused };
      },
    }),
  ];
}
