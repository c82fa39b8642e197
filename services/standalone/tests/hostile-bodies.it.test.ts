import type { Route } from '@osta/platform/http/define-route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bodyOf, queryOf, textAt, withMember, withText } from './hostile-bodies.ts';
import { complaintOf, startHostileMarket, userOf, type HostileMarket } from './hostile-market.ts';

/**
 * Sends single characters and names known as attacks, in every place of every body and query (F13 of
 * docs/reliability.md).
 */

/** Texts that neither text nor JSON of Postgres can hold. */
const unstorable = ['A tap\u0000that drips', 'A tap that drips\uD83D', '\uDEE0 A tap that drips'];
/** Secrets may contain anything, because only their hash is stored. */
const secrets = /password$/iu;

let hostile: HostileMarket;
beforeAll(async () => {
  hostile = await startHostileMarket();
});
afterAll(() => hostile.stop());

/** Returns the API's problem for this body or query, sent by a caller with access to the route. */
async function complaint(
  route: Route,
  { text, query = '' }: { readonly text?: string; readonly query?: string },
): Promise<string> {
  const answer = await hostile.call(route.method.toUpperCase(), hostile.pathOf(route) + query, {
    who: userOf(route),
    ...(text !== undefined && { text }),
  });
  return answer.status >= 500 ? `${answer.status}` : complaintOf(answer);
}

/** Returns whether the problem names this field. */
function names(told: string, field: string): boolean {
  const [code, ...fields] = told.split(' ');
  return code === 'VALIDATION_FAILED' && fields.includes(field);
}

describe('text that no database can store', () => {
  it('is refused with its field, wherever text is accepted', async () => {
    const wrong: string[] = [];
    let fields = 0;
    for (const route of hostile.market.routes) {
      const { body, places } = bodyOf(route) ?? { body: {}, places: [] };
      for (const place of places) {
        const name = `body.${place.join('.')}`;
        fields += 1;
        for (const word of unstorable) {
          // A new password ends every session
          if (secrets.test(name)) await hostile.signIn(userOf(route));
          const text = JSON.stringify(withText(body, place, word));
          const told = await complaint(route, { text });
          const isRight = secrets.test(name) ? !told.startsWith('5') : names(told, name);
          if (!isRight) wrong.push(`${route.operationId} ${name} ${JSON.stringify(word)}: ${told}`);
        }
        if (secrets.test(name)) await hostile.signIn(userOf(route));
      }
    }
    expect(wrong).toEqual([]);
    expect(fields).toBeGreaterThan(30);
  });

  it('breaks nothing in any query', async () => {
    const wrong: string[] = [];
    for (const route of hostile.market.routes) {
      for (const key of queryOf(route).keys) {
        for (const word of ['a%00b', '%00', '%EF%BF%BF', '%ED%A0%80']) {
          const told = await complaint(route, { query: `?${key}=${word}` });
          if (told.startsWith('5')) wrong.push(`${route.operationId} ${key}=${word}: ${told}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('moments of another age', () => {
  it('break nothing in any body or query', async () => {
    const wrong: string[] = [];
    let fields = 0;
    for (const route of hostile.market.routes) {
      const { body, places } = bodyOf(route) ?? { body: {}, places: [] };
      for (const place of places) {
        const form = /^\d{4}-\d\d-\d\d(?<time>T.*)?$/u.exec(textAt(body, place));
        if (form === null) continue;
        fields += 1;
        for (const day of ['0000-01-01', '9999-12-31']) {
          const moment = form.groups?.['time'] === undefined ? day : `${day}T23:30:00.000Z`;
          const text = JSON.stringify(withText(body, place, moment));
          const told = await complaint(route, { text });
          if (told.startsWith('5')) wrong.push(`${route.operationId} ${text}: ${told}`);
        }
      }
      for (const key of queryOf(route).keys) {
        for (const moment of ['0000-01-01', '9999-12-31', '9999-12-31T23:30:00.000Z']) {
          const told = await complaint(route, { query: `?${key}=${moment}` });
          if (told.startsWith('5')) wrong.push(`${route.operationId} ${key}=${moment}: ${told}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(fields).toBeGreaterThan(10);
  });
});

describe('names of members of every object', () => {
  it('are refused in every object of every body, written plainly or not', async () => {
    const wrong: string[] = [];
    let objects = 0;
    for (const route of hostile.market.routes) {
      if (route.method === 'get' || route.upload) continue;
      const made = bodyOf(route) ?? { body: {}, objects: [[]] };
      const { least: query } = queryOf(route);
      for (const place of made.objects) {
        objects += 1;
        for (const name of ['__proto__', 'constructor', 'prototype']) {
          const text = JSON.stringify(withMember(made.body, place, name));
          const disguised = text.replace(`"${name}"`, `"\\u00${letter(name)}${name.slice(1)}"`);
          const field = ['body', ...place, name].join('.');
          for (const sent of [text, disguised]) {
            const told = await complaint(route, { text: sent, query });
            const isRight = name === '__proto__' ? told === 'MALFORMED_BODY' : names(told, field);
            if (!isRight) wrong.push(`${route.operationId} ${sent}: ${told}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(objects).toBeGreaterThan(20);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('are refused in every query', async () => {
    const wrong: string[] = [];
    for (const route of hostile.market.routes) {
      for (const key of [
        '__proto__',
        '%5F_proto__',
        '__proto__[polluted]',
        '__proto__.polluted',
        'constructor',
        'constructor[prototype][polluted]',
        'prototype',
      ]) {
        const told = await complaint(route, { query: `?${key}=1` });
        const field = `query.${decodeURIComponent(key)}`;
        if (!names(told, field)) wrong.push(`${route.operationId} ${key}: ${told}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

/** Returns the name with its first letter as a JSON escape. */
function letter(name: string): string {
  return name.charCodeAt(0).toString(16).padStart(2, '0');
}
