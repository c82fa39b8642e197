import { Capability } from '@osta/contracts/account/capability';
import { pictureSides } from '@osta/contracts/picture/forms';
import type { Route } from '@osta/platform/http/define-route';
import type { Who } from '@osta/platform/testing/object-rules';
import { testOrigin } from '@osta/platform/testing/test-config';
import { v4 as uuidV4 } from 'uuid';
import { z } from 'zod';

import { startMarket, type MarketHost } from './market-host.ts';
import { findPeople, type People } from './principals.ts';

/** The options of a call. */
export interface Call {
  readonly body?: unknown;
  /** The raw body, instead of a value. */
  readonly text?: string;
  readonly who?: Who;
  readonly headers?: Readonly<Record<string, string>>;
}

/** All services, and a client that sends known attacks (F13 of docs/reliability.md). */
export interface HostileMarket {
  readonly market: MarketHost;
  readonly people: People;
  /** Creates a new session for a caller, used by the following calls. */
  readonly signIn: (who: Who) => Promise<void>;
  readonly cookieOf: (who: Who) => string;
  readonly call: (method: string, path: string, call?: Call) => Promise<Response>;
  /** Returns the path of a route with this word for its parameters; default: ids of existing objects. */
  readonly pathOf: (route: Route, word?: string) => string;
  readonly stop: () => Promise<void>;
}

/** Starts all services with the demo market and without rate limits. */
export async function startHostileMarket(): Promise<HostileMarket> {
  const market = await startMarket({ redirectHosts: 'jobs.osta.test' });
  const { database } = market;
  const people = await findPeople(market);
  const offered = await database.query<{ readonly id: string }>(
    'select id from professional.offering where professional_id = $1 order by id limit 1',
    [people.deal.professionalId],
  );
  const cookies = new Map<Who, string>();
  const cookieOf = (who: Who): string => cookies.get(who) ?? '';
  async function signIn(who: Who): Promise<void> {
    cookies.set(who, (await people.cookieOf(who)) ?? '');
  }
  for (const who of ['customer', 'professional', 'admin'] as const) await signIn(who);
  // All calls come from one address, and rate limits are not the subject here
  await database.query(`
    create function platform.never_full() returns trigger language plpgsql as
      'begin new.points := 1; return new; end';
    create trigger never_full before insert or update on platform.rate_limit
      for each row execute function platform.never_full()`);

  return {
    market,
    people,
    signIn,
    cookieOf,

    call(method, path, { body, text, who, headers } = {}) {
      const isForm = body instanceof FormData;
      const written = isForm ? body : (text ?? JSON.stringify(body));
      const all: Record<string, string> = {
        origin: testOrigin,
        'x-csrf': '1',
        'idempotency-key': uuidV4(),
        'if-match': '"v1"',
        cookie: who ? cookieOf(who) : '',
        'content-type': written === undefined || isForm ? '' : 'application/json',
        ...headers,
      };
      return fetch(market.url + path, {
        method,
        redirect: 'manual',
        headers: Object.entries(all).filter(([, value]) => value !== ''),
        ...(written !== undefined && { body: written }),
      });
    },

    pathOf({ path }, word) {
      const { requestId, quoteId } = people.deal;
      const capability = Capability.enum.store_management;
      const known: Readonly<Record<string, string>> = {
        requestId,
        quoteId,
        offeringId: offered.rows[0]?.id ?? '',
        capability,
        entryId: path.includes('/services/services/') ? 'plumbing.leak' : 'plumbing',
        planId: 'growth',
        service: 'notification',
        subscription: 'notification-list',
        model: 'notifications',
        file: `${pictureSides[0]}.webp`,
        token: 'A'.repeat(43),
        hash: '0'.repeat(64),
      };
      return path.replaceAll(/\{(\w+)\}/gu, (_all, name: string) =>
        encodeURIComponent(word ?? known[name] ?? '01980000-0000-7000-8000-00000000000a'),
      );
    },

    stop: () => market.stop(),
  };
}

/** Returns a caller with access to the route. */
export function userOf({ access }: Route): Who {
  if (access === 'admin') return 'admin';
  return Array.isArray(access) && access.includes('professional') ? 'professional' : 'customer';
}

const Problem = z.looseObject({
  code: z.string().optional(),
  fields: z.array(z.looseObject({ field: z.string() })).optional(),
});

/** Returns the code of a problem; the status of any other answer. */
export async function codeOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => ({}));
  return Problem.parse(body).code ?? String(answer.status);
}

/** Returns a problem's code and fields as one line: `VALIDATION_FAILED body.content`. */
export async function complaintOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => ({}));
  const { code = String(answer.status), fields = [] } = Problem.parse(body);
  return [code, ...fields.map(({ field }) => field)].join(' ');
}

/** Runs a task for each item, a limited number at a time. */
export async function each<Item>(
  items: readonly Item[],
  atOnce: number,
  take: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items].values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await take(item);
    }),
  );
}
