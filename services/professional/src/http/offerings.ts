import { ListOfferingsQuery } from '@osta/contracts/offering/admin-api';
import { offeringAdminOperations } from '@osta/contracts/offering/admin-operations';
import { ListMyOfferingsQuery } from '@osta/contracts/offering/api';
import { offeringOperations } from '@osta/contracts/offering/operations';
import type { OfferingNotFound } from '@osta/contracts/offering/refusals';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { cursorReadBy } from '@osta/platform/page-cursor';

import { offeringProblems } from '../commands/offering-problems.ts';
import type { ListOfferings } from '../queries/list-offerings.ts';
import type { FindMyOffering, ListMyOfferings } from '../queries/my-offerings.ts';
import { offeringOfCursor } from '../queries/offering-cursor.ts';
import type { ListPublicOfferings } from '../queries/public-offerings.ts';

interface OfferingRoutes {
  readonly listMyOfferings: ListMyOfferings;
  readonly findMyOffering: FindMyOffering;
  readonly listOfferings: ListOfferings;
  readonly listPublicOfferings: ListPublicOfferings;
}

const notFound: OfferingNotFound = { code: 'OFFERING_NOT_FOUND' };

/** Returns the read routes of offered services. */
export function offeringRoutes(routes: OfferingRoutes): readonly Route[] {
  const { listMyOfferings, findMyOffering, listOfferings, listPublicOfferings } = routes;

  return [
    defineRoute(offeringOperations.listMyOfferings, {
      access: ['professional'],
      query: ListMyOfferingsQuery.extend({
        cursor: cursorReadBy(offeringOfCursor),
      }),
      handle: async ({ query, principal }) => ({
        body: await listMyOfferings(query, principal.userId),
      }),
    }),

    defineRoute(offeringOperations.getMyOffering, {
      access: ['professional'],
      problems: offeringProblems,
      handle: async ({ params: { offeringId }, principal }) => {
        const found = await findMyOffering(offeringId, principal.userId);
        return found ? { body: found, etag: found.version } : { refused: notFound };
      },
    }),

    defineRoute(offeringAdminOperations.listOfferings, {
      access: 'admin',
      query: ListOfferingsQuery.extend({
        cursor: cursorReadBy(offeringOfCursor),
      }),
      handle: async ({ query, locale }) => ({ body: await listOfferings(query, locale) }),
    }),

    defineRoute(offeringOperations.listPublicOfferings, {
      access: 'public',
      rateLimit: { points: 600, seconds: 60 },
      handle: async ({ params: { professionalId }, locale }) => ({
        body: { items: [...(await listPublicOfferings(professionalId, locale))] },
      }),
    }),
  ];
}
