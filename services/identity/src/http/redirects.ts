import {
  AddRedirectRequest,
  ChangeRedirectRequest,
  FindRedirectQuery,
  FoundRedirect,
  RedirectTable,
  RemoveRedirectQuery,
} from '@osta/contracts/redirect/api';
import type {
  RedirectChanged,
  RedirectExists,
  RedirectHostNotListed,
  RedirectInChain,
} from '@osta/contracts/redirect/refusals';
import { isAllowedTarget } from '@osta/contracts/redirect/target';
import type { Clock } from '@osta/platform/clock';
import { refuse, type Refusal } from '@osta/platform/decider';
import type { Handler } from '@osta/platform/handle';
import { answerOutcome } from '@osta/platform/http/answer-outcome';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import type { ProblemTable } from '@osta/platform/http/route';
import { unkeyedContext } from '@osta/platform/unkeyed-context';

import type { AddRedirect, RedirectNotAdded } from '../domain/redirect/add-redirect.ts';
import type { NoRedirect, RemoveRedirect } from '../domain/redirect/remove-redirect.ts';
import type { RedirectNotSet, SetRedirect } from '../domain/redirect/set-redirect.ts';
import type { FindRedirect, ListRedirects } from '../queries/find-redirects.ts';
import { policy } from './policy.ts';

interface RedirectRoutes {
  readonly clock: Clock;
  /** Other sites to which visitors may be sent. */
  readonly hosts: ReadonlySet<string>;
  readonly findRedirect: FindRedirect;
  readonly listRedirects: ListRedirects;
  readonly addRedirect: Handler<AddRedirect, string, RedirectNotAdded>;
  readonly setRedirect: Handler<SetRedirect, string, RedirectNotSet>;
  readonly removeRedirect: Handler<RemoveRedirect, string, NoRedirect>;
}

/** A browser need not ask again for the next pages; a change is seen within half a minute. */
const cacheControl = 'public, max-age=30';

const problems: ProblemTable<RedirectInChain | RedirectHostNotListed> = {
  REDIRECT_IN_CHAIN: { status: 422, title: 'Another redirect leads on, or to this path' },
  // As every other target that nobody can be sent to
  REDIRECT_HOST_NOT_LISTED: { status: 400, title: 'Visitors are not sent to this site' },
};
const problemsOfRemoving: ProblemTable<RedirectChanged> = {
  REDIRECT_CHANGED: { status: 409, title: 'Another admin has changed or removed it since' },
};
type NotChanged = RedirectChanged | RedirectInChain | RedirectHostNotListed;
const problemsOfChanging: ProblemTable<NotChanged> = { ...problems, ...problemsOfRemoving };
const problemsOfAdding: ProblemTable<RedirectExists | RedirectInChain | RedirectHostNotListed> = {
  ...problems,
  REDIRECT_EXISTS: { status: 409, title: 'The path leads elsewhere already' },
};

/** The command, unless it would send visitors to another site that is not listed. */
function withinHosts<Reason extends Refusal>(
  handler: Handler<SetRedirect, string, Reason>,
  hosts: ReadonlySet<string>,
): Handler<SetRedirect, string, Reason | RedirectHostNotListed> {
  return async (command, context, expectedVersion) =>
    isAllowedTarget(command.target, hosts)
      ? handler(command, context, expectedVersion)
      : refuse({ code: 'REDIRECT_HOST_NOT_LISTED', hosts: [...hosts].toSorted() });
}

/** `/api/redirects` */
export function redirectRoutes(routes: RedirectRoutes): readonly Route[] {
  const { clock, hosts, findRedirect, listRedirects } = routes;
  const addRedirect = withinHosts(routes.addRedirect, hosts);
  const setRedirect = withinHosts(routes.setRedirect, hosts);

  async function changed(path: string): Promise<RedirectChanged> {
    const { items } = await listRedirects();
    const found = items.find((item) => item.path === path);
    const now = found
      ? { target: found.target, isPermanent: found.isPermanent, version: found.version }
      : null;
    return { code: 'REDIRECT_CHANGED', now };
  }

  return [
    defineRoute(policy, {
      method: 'get',
      path: '/api/redirects',
      operationId: 'findRedirect',
      summary: 'Where a path of the site leads, if not to itself: asked on each navigation',
      query: FindRedirectQuery,
      answer: FoundRedirect,
      handle: async ({ query }) => ({
        body: { redirect: await findRedirect(query.path) },
        headers: new Headers({ 'cache-control': cacheControl }),
      }),
    }),

    defineRoute(policy, {
      method: 'get',
      path: '/api/redirects/table',
      operationId: 'listRedirects',
      summary: 'Every path that leads elsewhere, and who said so',
      answer: RedirectTable,
      handle: async () => ({ body: await listRedirects() }),
    }),

    defineRoute(policy, {
      method: 'post',
      path: '/api/redirects/table',
      operationId: 'addRedirect',
      summary: 'The same for a path that is itself: never in place of what is there',
      body: AddRedirectRequest,
      answer: RedirectTable,
      problems: problemsOfAdding,
      idempotent: true,
      async handle({ body, command }) {
        const outcome = await addRedirect(body, command);
        if (outcome.ok) return { status: 201, body: await listRedirects() };
        return answerOutcome({ ok: false, refused: outcome.refused });
      },
    }),

    defineRoute(policy, {
      method: 'put',
      path: '/api/redirects/table',
      operationId: 'setRedirect',
      summary:
        'Let a path lead elsewhere than before, in one step: to the site, or to a listed host over https',
      body: ChangeRedirectRequest,
      answer: RedirectTable,
      problems: problemsOfChanging,
      async handle({ body: { version, ...wanted }, principal, log }) {
        if (!principal) return { problem: 'UNAUTHENTICATED' };
        const context = unkeyedContext({ actor: principal.userId, clock, log });
        const outcome = await setRedirect(wanted, context, version);
        // Asked for again, because its answer was lost
        if (outcome.ok || outcome.refused.code === 'REDIRECT_UNCHANGED') {
          return { body: await listRedirects() };
        }
        const { refused } = outcome;
        if (refused.code === 'PRECONDITION_FAILED' || refused.code === 'NO_REDIRECT') {
          return { refused: await changed(wanted.path) };
        }
        return answerOutcome<RedirectTable, NotChanged>({ ok: false, refused });
      },
    }),

    defineRoute(policy, {
      method: 'delete',
      path: '/api/redirects/table',
      operationId: 'removeRedirect',
      summary: 'Let a path be itself again',
      query: RemoveRedirectQuery,
      answer: RedirectTable,
      problems: problemsOfRemoving,
      async handle({ query: { version, path }, principal, log }) {
        if (!principal) return { problem: 'UNAUTHENTICATED' };
        const context = unkeyedContext({ actor: principal.userId, clock, log });
        const outcome = await routes.removeRedirect({ path }, context, version);
        if (outcome.ok) return { body: await listRedirects() };
        const { refused } = outcome;
        if (refused.code === 'PRECONDITION_FAILED' || refused.code === 'NO_REDIRECT') {
          return { refused: await changed(path) };
        }
        return answerOutcome<RedirectTable, RedirectChanged>({ ok: false, refused });
      },
    }),
  ];
}
