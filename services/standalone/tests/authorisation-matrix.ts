import type { Route } from '@osta/platform/http/define-route';
import { testOrigin } from '@osta/platform/testing/test-config';
import type { Client } from 'pg';
import { v4 as uuidV4 } from 'uuid';

import { isSignedIn, kindOf, principals, type Deal, type People, type Who } from './principals.ts';

/** `reached`: past every guard; what the handler then says of the content is not the matter here. */
type Expected = 'reached' | 401 | 403 | 404;

/** How an operation on one thing is tried. */
export interface ObjectRule {
  /** The path parameters of something that is this person's own; null where there is none. */
  readonly own: (who: Who) => Promise<Params | null> | Params | null;
  /** The path parameters of something that is somebody else's. */
  readonly foreign: (who: Who) => Promise<Params> | Params;
  /** A body that the operation takes: a refused one would hide what comes after it. */
  readonly body?: unknown;
  /** Who may use what is not their own. */
  readonly evenForeign?: readonly Who[];
}

type Params = Readonly<Record<string, string>>;

const nobody = '01980000-0000-7000-8000-00000000000a';
const later = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const reason = { reason: '' };
const terms = {
  price: { kind: 'fixed', amount: 90_000 },
  proposedStart: later(3),
  validUntil: later(2),
  note: '',
};
/** A request as a customer may write it. */
export const content = {
  serviceId: 'plumbing.leak',
  description: 'The kitchen tap drips day and night',
  placeId: 'm-tajura',
  addressNote: '',
  budget: { min: 50_000, max: 120_000 },
  wanted: { kind: 'flexible' },
};

/**
 * One rule for every operation with something in its path. An operation without one fails the matrix:
 * whose things it touches has to be said.
 */
function objectRules(people: People, database: Client): ReadonlyMap<string, ObjectRule> {
  const { deal, otherDeal, idOf } = people;

  function ownDeal(who: Who): Deal | null {
    const isFirst = who === 'customer' || who === 'professional';
    const isSecond = who === 'other-customer' || who === 'other-professional';
    if (isFirst) return deal;
    return isSecond ? otherDeal : null;
  }
  const foreignDeal = (who: Who): Deal => (ownDeal(who) === deal ? otherDeal : deal);
  const foreignId = (who: Who): string => foreignDeal(who).customerId;

  function onRequest(body?: unknown, evenForeign: readonly Who[] = []): ObjectRule {
    return {
      own: (who) => mapped(ownDeal(who), requestOf),
      foreign: (who) => requestOf(foreignDeal(who)),
      body,
      evenForeign,
    };
  }
  function onQuote(body?: unknown): ObjectRule {
    return {
      own: (who) => mapped(ownDeal(who), quoteOf),
      foreign: (who) => quoteOf(foreignDeal(who)),
      body,
    };
  }
  async function notificationOf(userId: string | undefined): Promise<Params | null> {
    const { rows } = await database.query<{ id: string }>(
      'select id from notification.notification where recipient_id = $1 limit 1',
      [userId],
    );
    return rows[0] ? { notificationId: rows[0].id } : null;
  }

  const invite = { professionalIds: [otherDeal.professionalId] };
  const capability = 'store_management';
  return new Map<string, ObjectRule>([
    [
      'endSession',
      {
        own: async (who) =>
          mapped(await sessionIdOf(people, idOf(who)), (id) => ({ sessionId: id })),
        foreign: async (who) => ({ sessionId: await people.sessionOf(foreignId(who)) }),
      },
    ],
    [
      'getCapabilities',
      {
        own: (who) => mapped(idOf(who) ?? null, (userId) => ({ userId })),
        foreign: (who) => ({ userId: foreignId(who) }),
        evenForeign: ['admin'],
      },
    ],
    ...(['grantCapability', 'revokeCapability'] as const).map(
      (operation) =>
        [
          operation,
          {
            own: () => null,
            foreign: (who: Who) => ({ userId: foreignId(who), capability }),
            evenForeign: ['admin' as const],
          },
        ] as const,
    ),
    // Pictures are for everybody who knows where they are; here is none
    ['getAvatar', { own: () => null, foreign: () => ({ userId: nobody, avatarId: nobody }) }],
    [
      'getProfessional',
      {
        own: () => null,
        foreign: () => ({ professionalId: deal.professionalId }),
        evenForeign: principals,
      },
    ],
    [
      'readNotification',
      {
        own: (who) => notificationOf(idOf(who)),
        foreign: async (who) =>
          (await notificationOf(foreignId(who))) ?? { notificationId: nobody },
      },
    ],
    ['getRequest', onRequest(undefined, ['admin'])],
    ['submitRequest', onRequest(invite)],
    ['inviteProfessionals', onRequest(invite)],
    ['reviseRequest', onRequest({ content })],
    ['withdrawRequest', onRequest(reason)],
    ['viewRequest', onRequest()],
    ['declineRequest', onRequest(reason)],
    ['closeRequest', onRequest(reason, ['admin'])],
    ['submitQuote', onRequest({ terms })],
    ['reviseQuote', onQuote({ terms })],
    ['acceptCounter', onQuote()],
    ['rejectCounter', onQuote()],
    ['withdrawQuote', onQuote(reason)],
    ['counterQuote', onQuote({ quoteVersion: 1, price: 80_000, proposedStart: null, note: '' })],
    ['acceptQuote', onQuote({ quoteVersion: 1 })],
    ['declineQuote', onQuote(reason)],
  ]);
}

function requestOf({ requestId }: Deal): Params {
  return { requestId };
}

function quoteOf({ requestId, quoteId }: Deal): Params {
  return { requestId, quoteId };
}

function mapped<From, To>(value: From | null, map: (value: From) => To): To | null {
  return value === null ? null : map(value);
}

async function sessionIdOf(people: People, userId: string | undefined): Promise<string | null> {
  return userId === undefined ? null : people.sessionOf(userId);
}

/** Offered only where a provider is configured, which none is here: for everybody alike. */
const notOffered: ReadonlySet<string> = new Set(['beginProviderSignIn']);

/** What the access of a route means for one person, before anybody asks whose the thing is. */
function verdict({ access }: Route, who: Who): 'reached' | 401 | 403 {
  if (access === 'public' || access === 'guest') return 'reached';
  if (!isSignedIn(who)) return 401;
  if (access === 'signed-in') return 'reached';
  if (access === 'admin') return who === 'admin' ? 'reached' : 403;
  const kind = kindOf[who];
  if (access === 'registered') return kind === null ? 403 : 'reached';
  return access.some((allowed) => allowed === kind) ? 'reached' : 403;
}

/** One question of the matrix, with its answer. */
export interface Cell {
  readonly operation: string;
  readonly who: Who;
  readonly whose: 'own' | 'foreign' | 'none';
  readonly expected: Expected;
  readonly status: number;
  readonly isRight: boolean;
}

interface Matrix {
  readonly url: string;
  readonly routes: readonly Route[];
  readonly people: People;
  readonly database: Client;
}

/** Asks every operation as every person, about own and about foreign things. */
export async function askEverything({ url, routes, people, database }: Matrix): Promise<Cell[]> {
  const rules = objectRules(people, database);
  const cells: Cell[] = [];

  async function ask(
    route: Route,
    who: Who,
    thing: { whose: Cell['whose']; params: Params; body: unknown; expected: Expected },
  ): Promise<void> {
    const { whose, params, body, expected } = thing;
    // So many questions from one address
    await database.query('truncate platform.rate_limit');
    const status = await send(url, route, params, body, await people.cookieOf(who));
    const isReached = status < 500 && ![401, 403, 404, 405, 429].includes(status);
    const isRight = expected === 'reached' ? isReached : status === expected;
    cells.push({ operation: route.operationId, who, whose, expected, status, isRight });
  }

  for (const route of routes) {
    const rule = rules.get(route.operationId);
    if (!rule && route.path.includes('{')) {
      throw new Error(`${route.operationId} has no rule: whose things does it touch?`);
    }
    for (const who of principals) {
      const passes = verdict(route, who);
      if (!rule) {
        const expected = passes === 'reached' && notOffered.has(route.operationId) ? 404 : passes;
        await ask(route, who, { whose: 'none', params: {}, body: {}, expected });
        continue;
      }
      const { body, evenForeign = [] } = rule;
      const params = await rule.foreign(who);
      const isFree = evenForeign.includes(who);
      const foreign = passes === 'reached' && !isFree ? 404 : passes;
      await ask(route, who, { whose: 'foreign', params, body, expected: foreign });
      const own = isSignedIn(who) ? await rule.own(who) : null;
      if (own) await ask(route, who, { whose: 'own', params: own, body, expected: passes });
    }
  }
  return cells;
}

async function send(
  url: string,
  route: Route,
  params: Params,
  body: unknown,
  cookie: string | undefined,
): Promise<number> {
  const path = route.path.replaceAll(/\{(\w+)\}/gu, (_all, name: string) => params[name] ?? nobody);
  const hasBody = route.method !== 'get' && body !== undefined;
  const { status } = await fetch(url + path, {
    method: route.method.toUpperCase(),
    redirect: 'manual',
    headers: {
      origin: testOrigin,
      'x-csrf': '1',
      'idempotency-key': uuidV4(),
      'if-match': '"v1"',
      ...(cookie !== undefined && { cookie }),
      ...(hasBody && { 'content-type': 'application/json' }),
    },
    ...(hasBody && { body: JSON.stringify(body) }),
  });
  return status;
}
