import { ListAdminStoresQuery } from '@osta/contracts/store/api';
import { storeOperations } from '@osta/contracts/store/operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { myDataRoute } from '@osta/platform/http/my-data-route';
import { cursorReadBy } from '@osta/platform/page-cursor';

import { storeProblems } from '../commands/store-problems.ts';
import type { FindInvitation, FindMembers } from '../queries/find-members.ts';
import type { FindStore } from '../queries/find-store.ts';
import type { FindSubscription } from '../queries/find-subscription.ts';
import { readAdminStoreCursor, type ListAdminStores } from '../queries/list-admin-stores.ts';
import type { FindMyStoreData } from '../queries/my-data.ts';
import type { ListMyStores } from '../queries/my-stores.ts';
import type { FindPublicStore } from '../queries/public-store.ts';

interface StoreRoutes {
  readonly findStore: FindStore;
  readonly listMyStores: ListMyStores;
  readonly findMyData: FindMyStoreData;
  readonly findSubscription: FindSubscription;
  readonly findMembers: FindMembers;
  readonly findInvitation: FindInvitation;
  readonly findPublicStore: FindPublicStore;
  readonly listAdminStores: ListAdminStores;
}

const notFound = { refused: { code: 'STORE_NOT_FOUND' } } as const;

/** Returns the read routes of stores, for their members, for customers, and for admins. */
export function storeRoutes(routes: StoreRoutes): readonly Route[] {
  return [
    defineRoute(storeOperations.listMyStores, {
      access: 'registered',
      handle: async ({ principal, locale }) => ({
        body: await routes.listMyStores(principal.userId, locale),
      }),
    }),

    myDataRoute(storeOperations.getMyStoreData, ({ userId }) => routes.findMyData(userId)),

    defineRoute(storeOperations.getStore, {
      access: 'registered',
      problems: storeProblems,
      handle: async ({ params: { storeId }, principal }) => {
        const view = await routes.findStore(storeId, principal);
        return view ? { body: view, etag: view.version } : notFound;
      },
    }),

    defineRoute(storeOperations.getPublicStore, {
      access: 'public',
      problems: storeProblems,
      handle: async ({ params: { storeId }, locale }) => {
        const found = await routes.findPublicStore(storeId, locale);
        return found ? { body: found } : notFound;
      },
    }),

    defineRoute(storeOperations.getStoreSubscription, {
      access: 'registered',
      problems: storeProblems,
      handle: async ({ params: { storeId }, principal }) => {
        const found = await routes.findSubscription(storeId, principal);
        return found ? { body: found } : notFound;
      },
    }),

    defineRoute(storeOperations.listStoreMembers, {
      access: 'registered',
      problems: storeProblems,
      handle: async ({ params: { storeId }, principal, locale }) => {
        const found = await routes.findMembers(storeId, principal, locale);
        return found ? { body: found } : notFound;
      },
    }),

    defineRoute(storeOperations.getStoreInvitation, {
      access: 'registered',
      problems: storeProblems,
      rateLimit: { points: 60, seconds: 60 },
      handle: async ({ params: { storeId, invitationId }, locale }) => {
        const found = await routes.findInvitation(storeId, invitationId, locale);
        return found ? { body: found } : { refused: { code: 'INVITATION_NOT_FOUND' } };
      },
    }),

    defineRoute(storeOperations.listAdminStores, {
      access: 'admin',
      query: ListAdminStoresQuery.extend({ cursor: cursorReadBy(readAdminStoreCursor) }),
      handle: async ({ query, locale }) => ({ body: await routes.listAdminStores(query, locale) }),
    }),
  ];
}
