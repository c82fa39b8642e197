import { bookingOperations } from '@osta/contracts/booking/operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import { bookingProblems } from '../commands/problems.ts';
import type { ListSlots } from '../queries/list-slots.ts';

/** Returns the route of the free slots of an offered service. */
export function slotRoutes(listSlots: ListSlots): readonly Route[] {
  return [
    defineRoute(bookingOperations.listSlots, {
      access: 'public',
      problems: bookingProblems,
      rateLimit: { points: 300, seconds: 60 },
      handle: async ({ params, query }) => {
        const found = await listSlots(params.offeringId, query);
        return found.ok ? { body: found.slots } : { refused: found.refused };
      },
    }),
  ];
}
