import { waitOperations } from '@osta/contracts/wait/operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import type { ListWaits } from '../queries/list-waits.ts';

/** Returns the read route of `/api/bookings/waits`. */
export function waitRoutes(listWaits: ListWaits): readonly Route[] {
  return [
    defineRoute(waitOperations.listWaits, {
      access: 'registered',
      handle: async ({ principal, locale }) => ({
        body: await listWaits(principal.userId, locale),
      }),
    }),
  ];
}
