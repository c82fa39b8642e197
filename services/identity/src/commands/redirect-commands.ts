import {
  AddRedirectRequest,
  ChangeRedirectRequest,
  RedirectTable,
  RemoveRedirectQuery,
} from '@osta/contracts/redirect/api';
import type {
  RedirectChanged,
  RedirectHostNotListed,
  RedirectInChain,
} from '@osta/contracts/redirect/refusals';
import { constraintOf } from '@osta/platform/database/database-error';
import type { Refusal } from '@osta/platform/decider';
import type { CommandRefusal } from '@osta/platform/handle';
import { defineCommand } from '@osta/platform/http/define-command';

import { addRedirect } from '../domain/redirect/add-redirect.ts';
import { removeRedirect, type NoRedirect } from '../domain/redirect/remove-redirect.ts';
import {
  setRedirect,
  type RedirectFacts,
  type SetRedirect,
} from '../domain/redirect/set-redirect.ts';
import type { FindNeighbours, ListRedirects } from '../queries/find-redirects.ts';
import type { OfPath, RedirectAggregate } from './redirect-aggregate.ts';

interface Wiring {
  readonly redirects: RedirectAggregate;
  /** Other sites to which a redirect may lead. */
  readonly hosts: ReadonlySet<string>;
  readonly findNeighbours: FindNeighbours;
  readonly listRedirects: ListRedirects;
}

const notThere = {
  REDIRECT_IN_CHAIN: {
    status: 422,
    title: 'Another redirect starts where this one ends, or ends at this path',
  },
  // The same answer as for every target that is not allowed
  REDIRECT_HOST_NOT_LISTED: { status: 400, title: 'Redirects to this site aren’t allowed' },
} as const;
const changed = {
  REDIRECT_CHANGED: { status: 409, title: 'Another admin has changed or removed it' },
} as const;

/**
 * Declares the commands of `/api/redirects/table`, one per operation. Each answers the whole table.
 */
export function redirectCommands({
  redirects: each,
  hosts,
  findNeighbours,
  listRedirects,
}: Wiring) {
  const redirects = { ...each, streams: inOneStep(each.streams) };
  const facts = async (wanted: SetRedirect): Promise<RedirectFacts> => ({
    ...(await findNeighbours(wanted)),
    hosts,
  });
  const respond = async (): Promise<{ readonly body: RedirectTable }> => ({
    body: await listRedirects(),
  });

  return {
    addRedirect: defineCommand(redirects, {
      name: 'addRedirect',
      summary: 'Add a redirect; refused when the path has one',
      method: 'post',
      path: '/api/redirects/table',
      access: 'admin',
      body: AddRedirectRequest,
      decide: addRedirect,
      facts,
      problems: {
        ...notThere,
        REDIRECT_EXISTS: { status: 409, title: 'The path already has a redirect' },
      },
      answer: RedirectTable,
      status: 201,
      respond,
    }),

    setRedirect: defineCommand(redirects, {
      name: 'setRedirect',
      summary: 'Set the redirect of a path: to the site, or to a listed host over https',
      method: 'put',
      path: '/api/redirects/table',
      access: 'admin',
      body: ChangeRedirectRequest,
      expected: ({ body: { version } }) => version,
      decide: setRedirect,
      facts,
      problems: { ...notThere, ...changed },
      explain: whatStandsNow<RedirectInChain | RedirectHostNotListed>(listRedirects),
      answer: RedirectTable,
      respond,
    }),

    removeRedirect: defineCommand(redirects, {
      name: 'removeRedirect',
      summary: 'Remove a redirect',
      method: 'delete',
      path: '/api/redirects/table',
      access: 'admin',
      query: RemoveRedirectQuery,
      expected: ({ query: { version } }) => version,
      decide: removeRedirect,
      problems: changed,
      explain: whatStandsNow<never>(listRedirects),
      answer: RedirectTable,
      respond,
    }),
  };
}

/**
 * Turns a stale write into a refusal that holds the current redirect: the admin can decide again.
 */
function whatStandsNow<Reason extends Refusal>(
  listRedirects: ListRedirects,
): (
  refused: Reason | NoRedirect | CommandRefusal,
  of: OfPath,
) => Promise<Reason | RedirectChanged | CommandRefusal> {
  return async (refused, { path }) => {
    if (!isTooLate(refused)) return refused;
    const { items } = await listRedirects();
    const found = items.find((item) => item.path === path);
    const now = found
      ? { target: found.target, isPermanent: found.isPermanent, version: found.version }
      : null;
    return { code: 'REDIRECT_CHANGED', now };
  };
}

function isTooLate(refused: Refusal): refused is NoRedirect {
  return refused.code === 'NO_REDIRECT' || refused.code === 'PRECONDITION_FAILED';
}

/** Decides again when another admin wrote the other half of a chain at the same instant. */
function inOneStep(streams: RedirectAggregate['streams']): RedirectAggregate['streams'] {
  return {
    ...streams,
    async append(append) {
      try {
        return await streams.append(append);
      } catch (error) {
        if (constraintOf(error) === 'redirect_in_one_step') return undefined;
        throw error;
      }
    },
  };
}
