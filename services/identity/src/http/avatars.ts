import { Me } from '@osta/contracts/account/api';
import type { ImageRefused, RegistrationRequired } from '@osta/contracts/account/refusals';
import { UserId } from '@osta/contracts/ids';
import type { Clock } from '@osta/platform/clock';
import { answerOutcome } from '@osta/platform/http/answer-outcome';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import type { ProblemTable, RouteAnswer, RouteInput } from '@osta/platform/http/route';
import { unkeyedContext } from '@osta/platform/unkeyed-context';
import { z } from 'zod';

import type { ChangeAvatarHandler } from '../commands/change-avatar.ts';
import { avatarType, type Avatars } from '../files/avatars.ts';
import type { FindMe } from '../queries/find-me.ts';
import { policy } from './policy.ts';
import { unlessOverloaded } from './unless-overloaded.ts';

interface AvatarRoutes {
  readonly clock: Clock;
  readonly avatars: Avatars;
  readonly changeAvatar: ChangeAvatarHandler;
  readonly findMe: FindMe;
}

const problems: ProblemTable<ImageRefused | RegistrationRequired> = {
  IMAGE_REFUSED: { status: 422, title: 'The picture cannot be used' },
  REGISTRATION_REQUIRED: { status: 403, title: 'Say who you are first' },
};

/** docs/spec.md §9. */
const largest = 5 * 1024 * 1024;

/** A picture never changes: another one has another id. Shown as a page of its own it can do nothing. */
const pictureHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline; filename="avatar.webp"',
  'x-content-type-options': 'nosniff',
};

type Changing = Pick<
  RouteInput<unknown, unknown, unknown>,
  'principal' | 'file' | 'locale' | 'log'
>;

/** `/api/user/avatar` and `/api/users/{userId}/avatar/{avatarId}` */
export function avatarRoutes(routes: AvatarRoutes): readonly Route[] {
  const { clock, avatars, changeAvatar, findMe } = routes;

  async function change({
    principal,
    file,
    locale,
    log,
  }: Changing): Promise<RouteAnswer<Me, ImageRefused | RegistrationRequired>> {
    const userId = UserId.parse(principal?.userId);
    const context = unkeyedContext({ actor: userId, clock, log });
    const outcome = await changeAvatar({ userId, bytes: file?.bytes ?? null }, context);
    if (!outcome.ok) return answerOutcome(outcome);
    const me = await findMe(userId, locale);
    return me ? { body: me } : { problem: 'UNAUTHENTICATED' };
  }

  return [
    defineRoute(policy, {
      method: 'patch',
      path: '/api/user/avatar',
      operationId: 'changeAvatar',
      summary: 'Show another picture: JPEG, PNG or WebP, at most 5 MB',
      upload: { field: 'file', maxBytes: largest },
      answer: Me,
      problems,
      rateLimit: { points: 10, seconds: 3600 },
      handle: (request) => unlessOverloaded(() => change(request)),
    }),

    defineRoute(policy, {
      method: 'delete',
      path: '/api/user/avatar',
      operationId: 'removeAvatar',
      summary: 'Show no picture any more',
      answer: Me,
      problems,
      handle: change,
    }),

    defineRoute(policy, {
      method: 'get',
      path: '/api/users/{userId}/avatar/{avatarId}',
      operationId: 'getAvatar',
      summary: 'The picture of a person, as `avatarUrl` names it',
      params: z.strictObject({ userId: UserId, avatarId: z.uuid() }),
      answersFile: avatarType,
      handle: async ({ params }) => {
        const bytes = await avatars.find(params.userId, params.avatarId);
        if (!bytes) return { problem: 'NOT_FOUND' };
        return { file: { bytes, type: avatarType }, headers: new Headers(pictureHeaders) };
      },
    }),
  ];
}
