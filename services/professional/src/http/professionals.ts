import { UserId } from '@osta/contracts/ids';
import {
  ListProfessionalsQuery,
  ProfessionalPage,
  PublicProfessional,
} from '@osta/contracts/professional/api';
import type { ProfessionalNotFound } from '@osta/contracts/professional/refusals';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { z } from 'zod';

import type { FindProfessional } from '../queries/find-professional.ts';
import type { ListProfessionals } from '../queries/list-professionals.ts';
import { cursorOf, ProfessionalCursor } from './professional-cursor.ts';

interface ProfessionalRoutes {
  readonly listProfessionals: ListProfessionals;
  readonly findProfessional: FindProfessional;
}

const findProblems = {
  PROFESSIONAL_NOT_FOUND: { status: 404, title: 'No such profile' },
} as const;

/**
 * The list is the same for everybody who reads a language. A shared cache may keep it for as long
 * as a new profile can wait (`s-maxage`, RFC 9111 §5.2.2.10); a browser revalidates.
 */
const listHeaders = new Headers({
  'cache-control': 'public, max-age=0, s-maxage=10',
  vary: 'accept-language',
});

const notFound: ProfessionalNotFound = { code: 'PROFESSIONAL_NOT_FOUND' };

/** Returns the routes of `/api/professionals`. */
export function professionalRoutes(routes: ProfessionalRoutes): readonly Route[] {
  const { listProfessionals, findProfessional } = routes;

  return [
    defineRoute({
      method: 'get',
      path: '/api/professionals',
      operationId: 'listProfessionals',
      access: 'public',
      summary: 'Search professionals, the nearest to a place or a point first',
      query: ListProfessionalsQuery.extend({ cursor: ProfessionalCursor.optional() }),
      answer: ProfessionalPage,
      rateLimit: { points: 600, seconds: 60 },
      handle: async ({ query: { cursor: after, ...wanted }, locale }) => {
        const { items, last, isWidened } = await listProfessionals({ ...wanted, after }, locale);
        const body = { items: [...items], nextCursor: last && cursorOf(last), isWidened };
        return { body, headers: listHeaders };
      },
    }),

    defineRoute({
      method: 'get',
      path: '/api/professionals/{professionalId}',
      operationId: 'getProfessional',
      access: 'public',
      summary: 'Get a professional as customers see them',
      params: z.strictObject({ professionalId: UserId }),
      answer: PublicProfessional,
      problems: findProblems,
      rateLimit: { points: 600, seconds: 60 },
      handle: async ({ params, locale }) => {
        const card = await findProfessional(params.professionalId, locale);
        return card ? { body: card } : { refused: notFound };
      },
    }),
  ];
}
