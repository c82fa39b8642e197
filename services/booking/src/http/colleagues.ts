import { handOverOperations } from '@osta/contracts/booking/hand-over-operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import { bookingProblems } from '../commands/problems.ts';
import type { ListColleagues } from '../queries/list-colleagues.ts';

/** Returns the route by which a store learns who can take a booking over. */
export function colleagueRoutes(listColleagues: ListColleagues): readonly Route[] {
  return [
    defineRoute(handOverOperations.listColleagues, {
      access: 'registered',
      problems: bookingProblems,
      rateLimit: { points: 120, seconds: 60 },
      handle: async ({ params: { bookingId }, principal, locale }) => {
        const found = await listColleagues(bookingId, principal.userId, locale);
        return found.ok ? { body: found.colleagues } : { refused: found.refused };
      },
    }),
  ];
}
