import type { Me } from '@osta/contracts/account/api';
import { accountOperations } from '@osta/contracts/account/operations';
import type { ImageRefused, RegistrationRequired } from '@osta/contracts/account/refusals';
import { publicFileHeaders } from '@osta/platform/files/file-headers';
import { imageProblems } from '@osta/platform/files/image-problems';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import type { ProblemRows, RouteInput } from '@osta/platform/http/route';
import { unlessOverloaded } from '@osta/platform/http/unless-overloaded';

import { registrationRequired } from '../commands/account-problems.ts';
import { answerMe } from '../commands/answer-me.ts';
import type { ChangeAvatarHandler } from '../commands/change-avatar.ts';
import { avatarType, type Avatars } from '../files/avatars.ts';
import type { FindMe } from '../queries/find-me.ts';

interface AvatarRoutes {
  readonly avatars: Avatars;
  readonly changeAvatar: ChangeAvatarHandler;
  readonly findMe: FindMe;
}

const problems = {
  ...imageProblems,
  ...registrationRequired,
} as const satisfies ProblemRows<ImageRefused['code'] | RegistrationRequired['code']>;

type Changing = Pick<
  RouteInput<unknown, unknown, unknown, 'registered'>,
  'principal' | 'file' | 'locale' | 'command'
>;

type Changed =
  | { readonly body: Me }
  | { readonly refused: ImageRefused | RegistrationRequired }
  | { readonly problem: 'UNAUTHENTICATED' | 'CONTENDED' };

/** Returns the routes of `/api/user/avatar` and `/api/users/{userId}/avatar/{avatarId}`. */
export function avatarRoutes(routes: AvatarRoutes): readonly Route[] {
  const { avatars, changeAvatar, findMe } = routes;

  async function change({ principal, file, locale, command }: Changing): Promise<Changed> {
    const { userId } = principal;
    const outcome = await changeAvatar({ userId, bytes: file?.bytes ?? null }, command);
    if (!outcome.ok) {
      const { refused } = outcome;
      const isOwn = refused.code === 'IMAGE_REFUSED' || refused.code === 'REGISTRATION_REQUIRED';
      // Without an idempotency key and a version no other refusal is left
      return isOwn ? { refused } : { problem: 'CONTENDED' };
    }
    return answerMe(findMe, userId, locale);
  }

  return [
    defineRoute(accountOperations.changeAvatar, {
      access: 'registered',
      problems,
      platformProblems: ['CONTENDED'],
      rateLimit: { points: 10, seconds: 3600 },
      handle: (request) => unlessOverloaded(() => change(request)),
    }),

    defineRoute(accountOperations.removeAvatar, {
      access: 'registered',
      problems,
      platformProblems: ['CONTENDED'],
      handle: change,
    }),

    defineRoute(accountOperations.getAvatar, {
      access: 'public',
      platformProblems: ['NOT_FOUND'],
      handle: async ({ params }) => {
        const bytes = await avatars.find(params.userId, params.avatarId);
        if (!bytes) return { problem: 'NOT_FOUND' };
        const headers = publicFileHeaders('inline; filename="avatar.webp"');
        return { file: { bytes, type: avatarType }, headers };
      },
    }),
  ];
}
