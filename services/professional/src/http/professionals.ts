import { UserId } from '@osta/contracts/ids';
import {
  ListProfessionalsQuery,
  ProfessionalCard,
  ProfessionalPage,
  PublishProfileRequest,
} from '@osta/contracts/professional/api';
import type { NotAProfessional, ProfessionalNotFound } from '@osta/contracts/professional/refusals';
import type { Clock } from '@osta/platform/clock';
import type { Handler } from '@osta/platform/handle';
import { answerOutcome } from '@osta/platform/http/answer-outcome';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import type { ProblemTable } from '@osta/platform/http/route';
import { unkeyedContext } from '@osta/platform/unkeyed-context';
import { z } from 'zod';

import type { PublishedOffer } from '../commands/publish-profile.ts';
import type { PublishProfile } from '../domain/profile/publish-profile.ts';
import type { FindProfessional } from '../queries/find-professional.ts';
import type { ListProfessionals } from '../queries/list-professionals.ts';
import { policy } from './policy.ts';
import { cursorOf, ProfessionalCursor } from './professional-cursor.ts';

interface ProfessionalRoutes {
  readonly clock: Clock;
  readonly publishProfile: Handler<PublishProfile, PublishedOffer, NotAProfessional>;
  readonly listProfessionals: ListProfessionals;
  readonly findProfessional: FindProfessional;
}

const publishProblems: ProblemTable<NotAProfessional> = {
  NOT_A_PROFESSIONAL: { status: 403, title: 'Only an account of kind professional has a profile' },
};

const findProblems: ProblemTable<ProfessionalNotFound> = {
  PROFESSIONAL_NOT_FOUND: { status: 404, title: 'There is no profile under this id' },
};

/**
 * Who offers what is the same for everybody who reads a language. Whoever draws pages for many may keep
 * it for as long as a new profile can wait (RFC 9111 §5.2.2.10); a browser asks again.
 */
const listHeaders = new Headers({
  'cache-control': 'public, max-age=0, s-maxage=10',
  vary: 'accept-language',
});

const notFound: ProfessionalNotFound = { code: 'PROFESSIONAL_NOT_FOUND' };

/** `/api/professional/profile` and `/api/professionals` */
export function professionalRoutes(routes: ProfessionalRoutes): readonly Route[] {
  const { clock, publishProfile, listProfessionals, findProfessional } = routes;

  return [
    defineRoute(policy, {
      method: 'put',
      path: '/api/professional/profile',
      operationId: 'publishProfile',
      summary: 'Say what you offer, and where, to everybody',
      body: PublishProfileRequest,
      answer: PublishProfileRequest,
      problems: publishProblems,
      rateLimit: { points: 30, seconds: 60 },
      handle: async ({ body: offer, principal, log }) => {
        const professionalId = UserId.parse(principal?.userId);
        const outcome = await publishProfile(
          { professionalId, kind: principal?.kind ?? null, offer },
          unkeyedContext({ actor: professionalId, clock, log }),
        );
        return answerOutcome(outcome);
      },
    }),

    defineRoute(policy, {
      method: 'get',
      path: '/api/professionals',
      operationId: 'listProfessionals',
      summary: 'Who offers a service, near a place first',
      query: ListProfessionalsQuery.extend({ cursor: ProfessionalCursor.optional() }),
      answer: ProfessionalPage,
      rateLimit: { points: 600, seconds: 60 },
      handle: async ({ query: { cursor: after, ...wanted }, locale }) => {
        const { items, last } = await listProfessionals({ ...wanted, after }, locale);
        const body = { items: [...items], nextCursor: last && cursorOf(last) };
        return { body, headers: listHeaders };
      },
    }),

    defineRoute(policy, {
      method: 'get',
      path: '/api/professionals/{professionalId}',
      operationId: 'getProfessional',
      summary: 'One professional, as customers see them',
      params: z.strictObject({ professionalId: UserId }),
      answer: ProfessionalCard,
      problems: findProblems,
      rateLimit: { points: 600, seconds: 60 },
      handle: async ({ params, locale }) => {
        const card = await findProfessional(params.professionalId, locale);
        return card ? { body: card } : { refused: notFound };
      },
    }),
  ];
}
