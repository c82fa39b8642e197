import { UnresolvedQuery } from '@osta/contracts/booking/strike';
import { strikeOperations } from '@osta/contracts/booking/strike-operations';
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
    defineRoute(strikeOperations.listStrikes, {
      access: 'registered',
      handle: async ({ principal, locale }) => ({
        body: await listStrikes(principal.userId, locale),
      }),
    }),

    defineRoute(strikeOperations.listUnresolved, {
      access: 'admin',
      query: UnresolvedQuery.extend({ cursor: OwnCursor }),
      handle: async ({ query, locale }) => ({ body: await listUnresolved(query, locale) }),
    }),
  ];
}
