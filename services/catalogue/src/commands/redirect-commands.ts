import type { RedirectTable } from '@osta/contracts/redirect/api';
import { redirectOperations } from '@osta/contracts/redirect/operations';
import type {
  RedirectChanged,
  RedirectHostNotListed,
  RedirectInChain,
  RedirectRefusal,
} from '@osta/contracts/redirect/refusals';
import { constraintOf } from '@osta/platform/database/database-error';
import type { Refusal } from '@osta/platform/decider';
import type { CommandRefusal } from '@osta/platform/handle';
import { commandsOf } from '@osta/platform/http/commands-of';
import type { ProblemRows } from '@osta/platform/http/route';

import { addRedirect } from '../domain/redirect/add-redirect.ts';
import { removeRedirect, type NoRedirect } from '../domain/redirect/remove-redirect.ts';
import {
  setRedirect,
  type RedirectFacts,
  type SetRedirect,
} from '../domain/redirect/set-redirect.ts';
import type { FindNeighbours, ListRedirects } from '../queries/find-redirects.ts';
import type { OfPath, RedirectAggregate } from './redirect-aggregate.ts';

const problems: ProblemRows<RedirectRefusal['code']> = {
  REDIRECT_IN_CHAIN: {
    status: 422,
    title: 'Another redirect starts where this one ends, or ends at this path',
  },
  REDIRECT_HOST_NOT_LISTED: { status: 400, title: 'Redirects to this site aren’t allowed' },
  REDIRECT_EXISTS: { status: 409, title: 'The path already has a redirect' },
  REDIRECT_CHANGED: { status: 409, title: 'Another admin has changed or removed it' },
};

interface Wiring {
  readonly redirects: RedirectAggregate;
  /** Other sites to which a redirect may lead. */
  readonly hosts: ReadonlySet<string>;
  readonly findNeighbours: FindNeighbours;
  readonly listRedirects: ListRedirects;
}

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

  const command = commandsOf(redirects, problems);

  return {
    addRedirect: command(redirectOperations.addRedirect, {
      access: 'admin',
      decide: addRedirect,
      facts,
      respond,
    }),

    setRedirect: command(redirectOperations.setRedirect, {
      access: 'admin',
      expected: ({ body: { version } }) => version,
      decide: setRedirect,
      facts,
      explain: whatStandsNow<RedirectInChain | RedirectHostNotListed>(listRedirects),
      respond,
    }),

    removeRedirect: command(redirectOperations.removeRedirect, {
      access: 'admin',
      expected: ({ query: { version } }) => version,
      decide: removeRedirect,
      explain: whatStandsNow<never>(listRedirects),
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
