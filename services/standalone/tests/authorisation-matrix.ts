import type { Route } from '@osta/platform/http/define-route';
import {
  nothing,
  principals,
  type ObjectRule,
  type ObjectRules,
  type Params,
  type Stage,
  type Who,
} from '@osta/platform/testing/object-rules';
import { testClient, type TestClient } from '@osta/platform/testing/test-client';
import { testOrigin } from '@osta/platform/testing/test-config';
import type { Client } from 'pg';
import { v4 as uuidV4 } from 'uuid';

import { services } from '../src/services.ts';
import { operationsRules } from './operations-rules.ts';
import { isSignedIn, kindOf, type People } from './principals.ts';

/** `reached`: the request passed every access check; the handler's answer to its content does not matter. */
type Expected = 'reached' | 401 | 403 | 404;

interface Rules {
  readonly objectRules: ObjectRules;
}

/** Collects the object rules of every service, by operation id. */
async function objectRules(stage: Stage): Promise<ReadonlyMap<string, ObjectRule>> {
  const all = await Promise.all(
    services.map(async ({ name }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every service has this file, as ObjectRules says
      const { objectRules: rulesOf } = (await import(
        `@osta/${name}/testing/object-rules`
      )) as Rules;
      return rulesOf(stage);
    }),
  );
  const operations = await operationsRules(stage);
  return new Map([...operations, ...all.flatMap((rules) => Array.from(rules))]);
}

/** Operations that exist only where a sign-in provider is configured; here none is. */
const notOffered: ReadonlySet<string> = new Set(['beginProviderSignIn']);

/** Returns what a route's access means for one caller, before ownership is checked. */
function verdict({ access }: Route, who: Who): 'reached' | 401 | 403 {
  if (access === 'public' || access === 'guest') return 'reached';
  if (!isSignedIn(who)) return 401;
  if (access === 'signed-in') return 'reached';
  if (access === 'admin') return who === 'admin' ? 'reached' : 403;
  const kind = kindOf[who];
  if (access === 'registered') return kind === null ? 403 : 'reached';
  return access.some((allowed) => allowed === kind) ? 'reached' : 403;
}

/** One cell of the matrix: a call and its result. */
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

/** Calls every operation as every caller, on own and on foreign objects. */
export async function askEverything({ url, routes, people, database }: Matrix): Promise<Cell[]> {
  const as = async (who: Who): Promise<TestClient> => testClient(url, await people.cookieOf(who));
  const rules = await objectRules({
    database,
    idOf: (who) => people.idOf(who),
    sessionOf: (userId) => people.sessionOf(userId),
    as,
  });
  const cells: Cell[] = [];

  async function ask(
    route: Route,
    who: Who,
    thing: { whose: Cell['whose']; params: Params; body: unknown; expected: Expected },
  ): Promise<void> {
    const { whose, params, body, expected } = thing;
    // Clears the rate limits: all calls come from one address. There are few: truncating takes longer
    await database.query('delete from platform.rate_limit');
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
  const path = route.path.replaceAll(
    /\{(\w+)\}/gu,
    (_all, name: string) => params[name] ?? nothing,
  );
  const hasBody = route.method !== 'get' && body !== undefined;
  const isForm = body instanceof FormData;
  const { status } = await fetch(url + path, {
    method: route.method.toUpperCase(),
    redirect: 'manual',
    headers: {
      origin: testOrigin,
      'x-csrf': '1',
      'idempotency-key': uuidV4(),
      'if-match': '"v1"',
      ...(cookie !== undefined && { cookie }),
      // A form says its own type, with its boundary
      ...(hasBody && !isForm && { 'content-type': 'application/json' }),
    },
    ...(hasBody && { body: isForm ? body : JSON.stringify(body) }),
  });
  return status;
}
