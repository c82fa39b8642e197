import { OfferingId, UserId } from '@osta/contracts/ids';
import {
  ListMyOfferingsQuery,
  MyOffering,
  MyOfferingPage,
  PublicOfferings,
} from '@osta/contracts/offering/api';
import type { OfferingNotFound } from '@osta/contracts/offering/refusals';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { cursorReadBy } from '@osta/platform/page-cursor';
import { z } from 'zod';

import { offeringRows } from '../commands/offering-problems.ts';
import type { FindMyOffering, ListMyOfferings } from '../queries/my-offerings.ts';
import { offeringOfCursor } from '../queries/offering-cursor.ts';
import type { ListPublicOfferings } from '../queries/public-offerings.ts';

interface OfferingRoutes {
  readonly listMyOfferings: ListMyOfferings;
  readonly findMyOffering: FindMyOffering;
  readonly listPublicOfferings: ListPublicOfferings;
}

const notFound: OfferingNotFound = { code: 'OFFERING_NOT_FOUND' };

/** Returns the read routes of offered services. */
export function offeringRoutes(routes: OfferingRoutes): readonly Route[] {
  const { listMyOfferings, findMyOffering, listPublicOfferings } = routes;

  return [
    defineRoute({
      method: 'get',
      path: '/api/professional/services',
      operationId: 'listMyOfferings',
      summary: 'List your services, newest first',
      access: ['professional'],
      query: ListMyOfferingsQuery.extend({
        cursor: cursorReadBy(offeringOfCursor),
      }),
      answer: MyOfferingPage,
      handle: async ({ query, principal }) => ({
        body: await listMyOfferings(query, principal.userId),
      }),
    }),

    defineRoute({
      method: 'get',
      path: '/api/professional/services/{offeringId}',
      operationId: 'getMyOffering',
      summary: 'Get one of your services, in both languages',
      access: ['professional'],
      params: z.strictObject({ offeringId: OfferingId }),
      answer: MyOffering,
      problems: offeringRows('OFFERING_NOT_FOUND'),
      handle: async ({ params: { offeringId }, principal }) => {
        const found = await findMyOffering(offeringId, principal.userId);
        return found ? { body: found, etag: found.version } : { refused: notFound };
      },
    }),

    defineRoute({
      method: 'get',
      path: '/api/professionals/{professionalId}/services',
      operationId: 'listPublicOfferings',
      summary: 'List the published services of a professional; empty for an unknown one',
      access: 'public',
      params: z.strictObject({ professionalId: UserId }),
      answer: PublicOfferings,
      rateLimit: { points: 600, seconds: 60 },
      handle: async ({ params: { professionalId }, locale }) => ({
        body: { items: [...(await listPublicOfferings(professionalId, locale))] },
      }),
    }),
  ];
}
