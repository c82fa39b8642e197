import { ListProfessionalsQuery } from '@osta/contracts/professional/api';
import { professionalOperations } from '@osta/contracts/professional/operations';
import type { ProfessionalNotFound } from '@osta/contracts/professional/refusals';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import { profileProblems } from '../commands/profile-problems.ts';
import type { FindProfessional } from '../queries/find-professional.ts';
import type { ListFaces } from '../queries/list-faces.ts';
import type { ListProfessionals } from '../queries/list-professionals.ts';
import { cursorOf, ProfessionalCursor } from './professional-cursor.ts';

interface ProfessionalRoutes {
  readonly listProfessionals: ListProfessionals;
  readonly listFaces: ListFaces;
  readonly findProfessional: FindProfessional;
}

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
  const { listProfessionals, listFaces, findProfessional } = routes;

  return [
    defineRoute(professionalOperations.listProfessionals, {
      access: 'public',
      query: ListProfessionalsQuery.extend({ cursor: ProfessionalCursor.optional() }),
      rateLimit: { points: 600, seconds: 60 },
      handle: async ({ query: { cursor: after, ...wanted }, locale }) => {
        const { items, last, isWidened } = await listProfessionals({ ...wanted, after }, locale);
        const body = { items: [...items], nextCursor: last && cursorOf(last), isWidened };
        return { body, headers: listHeaders };
      },
    }),

    // Before the route of one professional, whose id would match the word
    defineRoute(professionalOperations.listFaces, {
      access: 'public',
      rateLimit: { points: 600, seconds: 60 },
      handle: async ({ query }) => ({ body: await listFaces(query.ids) }),
    }),

    defineRoute(professionalOperations.getProfessional, {
      access: 'public',
      problems: profileProblems,
      rateLimit: { points: 600, seconds: 60 },
      handle: async ({ params, query, locale }) => {
        const card = await findProfessional(params.professionalId, query, locale);
        return card ? { body: card } : { refused: notFound };
      },
    }),
  ];
}
