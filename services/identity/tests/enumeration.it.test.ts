import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import { Client } from 'pg';
import { Piscina } from 'piscina';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { type Ask, asks, openAccounts, textOf } from './asks-about-addresses.ts';
import { startIdentity } from './browser.ts';

/**
 * No answer, and none of the work behind it, reveals whether an address has an account (ASVS 5.0 §6.3.8). The work is
 * compared statement by statement and hash by hash: it is the same on every machine. How long it takes is measured
 * beside it (response-times.it.test.ts).
 */

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startIdentity();
  await openAccounts(harness, 1);
});

afterAll(() => harness.stop());

/** Tables whose statements could reveal the person: people, codes, attempts and letters. */
const telling = /auth_user|credential|verification|one_time_code|attempt|development_mail|account/u;

interface Work {
  readonly statements: readonly string[];
  readonly hashes: number;
  readonly text: string;
}

async function workOf(ask: Ask, email: string): Promise<Work> {
  const query = vi.spyOn(Client.prototype, 'query');
  // Passwords are hashed on threads, and nothing else runs there
  const threads = vi.spyOn(Piscina.prototype, 'run');
  try {
    const text = textOf(await ask(harness, email));
    const statements = query.mock.calls
      .filter((_call, at) => !isBackground(query.mock.contexts[at]))
      .map(([statement]) => statementOf(statement))
      .filter((statement) => telling.test(statement));
    return { statements, hashes: threads.mock.calls.length, text };
  } finally {
    query.mockRestore();
    threads.mockRestore();
  }
}

/** Returns whether a connection is one of those for background work, which goes on beside the answers. */
function isBackground(client: unknown): boolean {
  const parameters: unknown = Reflect.get(Object(client), 'connectionParameters');
  return String(Reflect.get(Object(parameters), 'application_name')).endsWith(' background');
}

function statementOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return String(Reflect.get(Object(statement), 'text'));
}

describe.each(asks)('the answer to a %s', (what, ask) => {
  it('is the same for known and unknown addresses, and so is its work', async () => {
    // The first question of its kind clears away codes that have expired
    await ask(harness, `first-${what}@example.ly`);
    const known = await workOf(ask, `known-${what}-0@example.ly`);
    const unknown = await workOf(ask, `unknown-${what}-0@example.ly`);

    expect(unknown.text).toBe(known.text);
    expect(unknown.hashes).toBe(known.hashes);
    expect(known.hashes).toBe(what === 'login' ? 1 : 0);
    expect(known.statements.length).toBeGreaterThan(0);
    const more = known.statements.filter((text) => !unknown.statements.includes(text));
    // An existing password is read by its key, which costs a hundredth of its hash; both kinds pay
    // the hash
    expect(more).toHaveLength(what === 'login' ? 1 : 0);
    expect(more.filter((text) => !/^SELECT .*"credential"/u.test(text))).toEqual([]);
    expect(unknown.statements).toEqual(known.statements.filter((text) => !more.includes(text)));
  });
});
