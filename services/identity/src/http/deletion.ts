import { Me } from '@osta/contracts/account/api';
import type {
  DeletionBlocked,
  DeletionNotRequested,
  DeletionRequested,
  FreshSessionRequired,
  RegistrationRequired,
} from '@osta/contracts/account/refusals';
import { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { Clock } from '@osta/platform/clock';
import type { Handler } from '@osta/platform/handle';
import { answerOutcome } from '@osta/platform/http/answer-outcome';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import type { ProblemTable, RouteAnswer } from '@osta/platform/http/route';
import { unkeyedContext } from '@osta/platform/unkeyed-context';

import type { Credentials } from '../auth/credentials.ts';
import type { OwnAccount } from '../domain/account/delete-account.ts';
import type { Links } from '../mail/links.ts';
import type { Post } from '../mail/post.ts';
import type { ExportData } from '../queries/export-data.ts';
import type { FindMe } from '../queries/find-me.ts';
import { policy } from './policy.ts';

interface DeletionRoutes {
  readonly clock: Clock;
  readonly credentials: Credentials;
  readonly requestDeletion: Handler<
    OwnAccount,
    UserId,
    DeletionBlocked | DeletionRequested | RegistrationRequired
  >;
  readonly cancelDeletion: Handler<OwnAccount, UserId, DeletionNotRequested>;
  readonly exportData: ExportData;
  readonly findMe: FindMe;
  readonly post: Post;
  readonly links: Links;
}

const freshRequired: FreshSessionRequired = { code: 'FRESH_SESSION_REQUIRED' };

const fresh: ProblemTable<FreshSessionRequired> = {
  FRESH_SESSION_REQUIRED: { status: 403, title: 'Sign in once more, then try again' },
};

type RequestRefusal =
  | DeletionBlocked
  | DeletionRequested
  | RegistrationRequired
  | FreshSessionRequired;

const requestProblems: ProblemTable<RequestRefusal> = {
  ...fresh,
  DELETION_BLOCKED: { status: 409, title: 'Others wait for something of this account' },
  DELETION_REQUESTED: { status: 409, title: 'The account is to be deleted already' },
  REGISTRATION_REQUIRED: { status: 403, title: 'Say who you are first' },
};

const cancelProblems: ProblemTable<DeletionNotRequested> = {
  DELETION_NOT_REQUESTED: { status: 409, title: 'There is no deletion to call off' },
};

/** Leaving: `/api/user/delete-account` and `/api/user/export` */
export function deletionRoutes(routes: DeletionRoutes): readonly Route[] {
  const { clock, credentials, requestDeletion, cancelDeletion, exportData, findMe } = routes;
  const { post, links } = routes;

  return [
    defineRoute(policy, {
      method: 'post',
      path: '/api/user/delete-account',
      operationId: 'requestDeletion',
      summary: 'Delete your account in 14 days, unless somebody waits for you',
      answer: Me,
      problems: requestProblems,
      idempotent: true,
      rateLimit: { points: 20, seconds: 3600 },
      handle: async ({
        principal,
        command,
        locale,
        log,
      }): Promise<RouteAnswer<Me, RequestRefusal>> => {
        const userId = UserId.parse(principal?.userId);
        if (!principal || !(await credentials.isFresh(principal.sessionId))) {
          return { refused: freshRequired };
        }
        const outcome = await requestDeletion({ userId }, command);
        if (!outcome.ok) return answerOutcome(outcome);
        const me = await findMe(userId, locale);
        if (!me) return { problem: 'UNAUTHENTICATED' };
        const facts = { eraseAt: Instant.parse(me.eraseAt), link: links.account(me.locale) };
        await post.notify(me, 'deletion-requested', facts, log);
        return { body: me };
      },
    }),

    defineRoute(policy, {
      method: 'delete',
      path: '/api/user/delete-account',
      operationId: 'cancelDeletion',
      summary: 'Keep your account after all',
      answer: Me,
      problems: cancelProblems,
      handle: async ({ principal, locale, log }) => {
        const userId = UserId.parse(principal?.userId);
        const context = unkeyedContext({ actor: userId, clock, log });
        const outcome = await cancelDeletion({ userId }, context);
        if (!outcome.ok) return answerOutcome(outcome);
        const me = await findMe(userId, locale);
        if (!me) return { problem: 'UNAUTHENTICATED' };
        await post.notify(me, 'deletion-cancelled', { link: links.home(me.locale) }, log);
        return { body: me };
      },
    }),

    defineRoute(policy, {
      method: 'get',
      path: '/api/user/export',
      operationId: 'exportData',
      summary: 'What we know about you, as a ZIP of JSON',
      answersFile: 'application/zip',
      problems: fresh,
      rateLimit: { points: 10, seconds: 3600 },
      handle: async ({ principal, locale, headers, log }) => {
        if (!principal || !(await credentials.isFresh(principal.sessionId))) {
          return { refused: freshRequired };
        }
        const { userId } = principal;
        const cookie = headers.get('cookie') ?? '';
        const bytes = await exportData({ userId, cookie, locale, log });
        if (!bytes) return { problem: 'UNAUTHENTICATED' };
        const named = new Headers({
          'content-disposition': 'attachment; filename="osta.zip"',
          'x-content-type-options': 'nosniff',
        });
        return { file: { bytes, type: 'application/zip' }, headers: named };
      },
    }),
  ];
}
