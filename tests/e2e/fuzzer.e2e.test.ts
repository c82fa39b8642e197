// @module-tag fuzzer
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { findingsOf, installFuzzer } from './src/fuzzer.ts';
import { openDatabase } from './src/grep-product.ts';
import { demoPassword } from './src/people.ts';
import type { Product } from './src/product.ts';
import { startSeeded } from './src/seeded-product.ts';

/**
 * Schemathesis, which knows nothing of this code, reads the API document and holds the product to it.
 *
 * Every operation is asked by everybody; its edges are gone through by one who may call it.
 */

const people = ['guest', 'customer', 'professional', 'business', 'admin'] as const;
type Person = (typeof people)[number];

/** They end the session they are called with: each gets one of its own, and they are called last. */
const ends: ReadonlySet<string> = new Set([
  'signOut',
  'endSession',
  'endSessions',
  'requestDeletion',
]);

/** What is read of the API document. */
interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
}

interface ApiOperation {
  readonly operationId: string;
  readonly 'x-access': Access;
  readonly responses: Record<string, unknown>;
}

type Access = string | readonly string[];

interface Described {
  readonly id: string;
  readonly by: Person;
}

let product: Product;
let program: string;
let document: string;
let described: readonly Described[];

beforeAll(async () => {
  program = await installFuzzer();
  product = await startSeeded(async () => ({ OSTA_TRUSTED_PROXIES: '1' }));
  const answer = await fetch(`${product.origin}/api/openapi.json`);
  const api: ApiDocument = await answer.json();
  document = path.join(product.dataDirectory, 'openapi.json');
  await writeFile(document, JSON.stringify(api));
  described = Object.entries(api.paths).flatMap(([where, methods]) =>
    Object.values(methods).map(({ operationId, 'x-access': access }) => ({
      id: operationId,
      by: callerOf(where, access),
    })),
  );
  const database = await openDatabase(product);
  // The limits are in force; people only forget what they have asked for, or nothing behind them would be reached
  const clearing = setInterval(() => {
    void database.query('delete from platform.rate_limit').catch(() => {});
  }, 1000);
  return async () => {
    clearInterval(clearing);
    await database.end();
    await product.stop();
    await product.discard();
  };
});

/** Returns who goes through the edges of an operation: one who may call it, and has something there. */
function callerOf(where: string, access: Access): Person {
  if (access === 'public' || access === 'guest') return 'guest';
  if (access === 'admin') return 'admin';
  if (typeof access !== 'string') return people.find((each) => access.includes(each)) ?? 'customer';
  if (/store/u.test(where)) return 'business';
  return /offering|application|professional|calendar/u.test(where) ? 'professional' : 'customer';
}

async function sessionOf(person: Person): Promise<string | null> {
  if (person === 'guest') return null;
  const answer = await fetch(`${product.origin}/api/auth/sessions/password`, {
    method: 'POST',
    headers: { 'x-csrf': '1', 'content-type': 'application/json', origin: product.origin },
    body: JSON.stringify({ email: `${person}@osta.test`, password: demoPassword }),
  });
  const session = /osta\.session=(?<value>[^;]+)/u.exec(answer.headers.getSetCookie().join('\n'));
  if (session?.groups?.['value'] === undefined) throw new Error(`${person} is not let in`);
  return session.groups['value'];
}

describe('the API says what is so', () => {
  it('is doubted: a status that is not documented is found', async () => {
    const planted = path.join(product.dataDirectory, 'planted.json');
    const api: ApiDocument = JSON.parse(await readFile(document, 'utf8'));
    const avatar = Object.values(api.paths)
      .flatMap((methods) => Object.values(methods))
      .find(({ operationId }) => operationId === 'getAvatar');
    delete avatar?.responses['404'];
    await writeFile(planted, JSON.stringify(api));

    const found = await findingsOf(program, {
      origin: product.origin,
      document: planted,
      session: null,
      operations: ['getAvatar'],
      phases: ['coverage'],
      drawn: 1,
    });
    expect(found).toContain('Undocumented status code');
  });

  it.each(people)('to the %s', async (person) => {
    const session = await sessionOf(person);
    const asked = described.filter(({ id }) => !ends.has(id));
    const edges = asked.filter(({ by }) => by === person).map(({ id }) => id);
    const others = asked.filter(({ by }) => by !== person).map(({ id }) => id);
    const fuzzing = { origin: product.origin, document, session };

    expect(
      await findingsOf(program, {
        ...fuzzing,
        operations: edges,
        phases: ['coverage', 'fuzzing'],
        drawn: 3,
      }),
    ).toBe('');
    expect(
      await findingsOf(program, { ...fuzzing, operations: others, phases: ['fuzzing'], drawn: 1 }),
    ).toBe('');
  });

  it.each([...ends])('where a session ends: %s', async (id) => {
    const session = await sessionOf('customer');
    const phases = ['coverage'] as const;
    const fuzzing = { origin: product.origin, document, session, operations: [id], phases };
    expect(await findingsOf(program, { ...fuzzing, drawn: 1 })).toBe('');
  });
});
