import { StoreId } from '@osta/contracts/ids';
import {
  AdminStorePage,
  ListAdminStoresQuery,
  MyStores,
  PublicStore,
  StoreInvitation,
  StoreMembers,
  StoreView,
} from '@osta/contracts/store/api';
import { MyStoreData } from '@osta/contracts/store/my-data';
import { SubscriptionView } from '@osta/contracts/store/subscription-api';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { myDataRoute } from '@osta/platform/http/my-data-route';
import { cursorReadBy } from '@osta/platform/page-cursor';
import { z } from 'zod';

import { storeRows } from '../commands/store-problems.ts';
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

const params = z.strictObject({ storeId: StoreId });
const problems = storeRows('STORE_NOT_FOUND');
const notFound = { refused: { code: 'STORE_NOT_FOUND' } } as const;

/** Returns the read routes of stores, for their members, for customers, and for admins. */
export function storeRoutes(routes: StoreRoutes): readonly Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/stores/mine',
      operationId: 'listMyStores',
      summary: 'List the stores in which you are a member',
      access: 'registered',
      answer: MyStores,
      handle: async ({ principal, locale }) => ({
        body: await routes.listMyStores(principal.userId, locale),
      }),
    }),

    myDataRoute({
      path: '/api/stores/my-data',
      operationId: 'getMyStoreData',
      summary: 'Export what is known of your stores, as a part of your data',
      answer: MyStoreData,
      find: ({ userId }) => routes.findMyData(userId),
    }),

    defineRoute({
      method: 'get',
      path: '/api/stores/{storeId}',
      operationId: 'getStore',
      summary: 'Get a store as its members edit it, with what an admin asks and what you may do',
      access: 'registered',
      params,
      answer: StoreView,
      problems,
      handle: async ({ params: { storeId }, principal }) => {
        const view = await routes.findStore(storeId, principal);
        return view ? { body: view, etag: view.version } : notFound;
      },
    }),

    defineRoute({
      method: 'get',
      path: '/api/stores/{storeId}/public',
      operationId: 'getPublicStore',
      summary: 'Get a store as customers see it',
      access: 'public',
      params,
      answer: PublicStore,
      problems,
      handle: async ({ params: { storeId }, locale }) => {
        const found = await routes.findPublicStore(storeId, locale);
        return found ? { body: found } : notFound;
      },
    }),

    defineRoute({
      method: 'get',
      path: '/api/stores/{storeId}/subscription',
      operationId: 'getStoreSubscription',
      summary: 'Get the subscription of a store with its payments, for its owner and managers',
      access: 'registered',
      params,
      answer: SubscriptionView,
      problems,
      handle: async ({ params: { storeId }, principal }) => {
        const found = await routes.findSubscription(storeId, principal);
        return found ? { body: found } : notFound;
      },
    }),

    defineRoute({
      method: 'get',
      path: '/api/stores/{storeId}/members',
      operationId: 'listStoreMembers',
      summary: 'List the members of a store, for its members',
      access: 'registered',
      params,
      answer: StoreMembers,
      problems,
      handle: async ({ params: { storeId }, principal }) => {
        const found = await routes.findMembers(storeId, principal);
        return found ? { body: found } : notFound;
      },
    }),

    defineRoute({
      method: 'get',
      path: '/api/stores/{storeId}/invitations/{invitationId}',
      operationId: 'getStoreInvitation',
      summary: 'Get an invitation by the secret of its link',
      access: 'registered',
      params: params.extend({ invitationId: z.uuidv7() }),
      answer: StoreInvitation,
      problems: storeRows('INVITATION_NOT_FOUND'),
      rateLimit: { points: 60, seconds: 60 },
      handle: async ({ params: { storeId, invitationId }, locale }) => {
        const found = await routes.findInvitation(storeId, invitationId, locale);
        return found ? { body: found } : { refused: { code: 'INVITATION_NOT_FOUND' } };
      },
    }),

    defineRoute({
      method: 'get',
      path: '/api/admin/stores',
      operationId: 'listAdminStores',
      summary: 'List submitted stores, the longest waiting first (admins)',
      access: 'admin',
      query: ListAdminStoresQuery.extend({ cursor: cursorReadBy(readAdminStoreCursor) }),
      answer: AdminStorePage,
      handle: async ({ query, locale }) => ({ body: await routes.listAdminStores(query, locale) }),
    }),
  ];
}
