import { Strikes, UnresolvedPage, UnresolvedQuery } from '@osta/contracts/booking/strike';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { OwnCursor } from '@osta/platform/page-cursor';

import type { ListStrikes, ListUnresolved } from '../queries/list-strikes.ts';

interface StrikeRoutes {
  readonly listStrikes: ListStrikes;
  readonly listUnresolved: ListUnresolved;
}

/** Returns the read routes of strikes and of what admins decide. */
export function strikeRoutes({ listStrikes, listUnresolved }: StrikeRoutes): readonly Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/bookings/strikes',
      operationId: 'listStrikes',
      summary: 'List your current strikes and what follows from them',
      access: 'registered',
      answer: Strikes,
      handle: async ({ principal, locale }) => ({
        body: await listStrikes(principal.userId, locale),
      }),
    }),

    defineRoute({
      method: 'get',
      path: '/api/bookings/unresolved',
      operationId: 'listUnresolved',
      summary: 'List disputes and contested strikes that wait for an admin',
      access: 'admin',
      query: UnresolvedQuery.extend({ cursor: OwnCursor }),
      answer: UnresolvedPage,
      handle: async ({ query, locale }) => ({ body: await listUnresolved(query, locale) }),
    }),
  ];
}
