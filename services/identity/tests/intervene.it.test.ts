import type { UserId } from '@osta/contracts/ids';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { createPool } from '@osta/platform/database/create-pool';
import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { intervene, type Intervened, type Intervening } from '../src/operator/intervene.ts';
import { secondStepOf, somebody, turnOn } from './authenticator.ts';
import { browser, eventsOf, me, signIn, startIdentity, withPassword } from './browser.ts';

/** What operators do to accounts from a terminal (docs/guides/operations.md). */

let harness: ServiceHarness;
let pool: Pool;
const log = pino({ level: 'silent' });

beforeAll(async () => {
  harness = await startIdentity();
  const { databaseUrl: url } = harness;
  pool = createPool({
    url,
    schema: 'identity',
    role: null,
    use: 'command',
    application: 'operator',
    log,
  });
});

afterAll(async () => {
  await pool.end();
  await harness.stop();
});

function run(email: string, did: Intervening['did']): Promise<Intervened> {
  const { clock } = harness;
  const intervening = intervene({ pool, doorbell: memoryDoorbell(), clock, log });
  return intervening({ email, did, operator: 'huda', reason: 'Asked by telephone' });
}

async function isAdmin(id: UserId): Promise<boolean> {
  const rows = await harness.query<{ is_admin: boolean }>(
    'select is_admin from identity.auth_user where id = $1',
    [id],
  );
  return rows.some((row) => row.is_admin);
}

/** Returns what the history of an account says of operators, newest last. */
async function historyOf(id: UserId): Promise<readonly unknown[]> {
  const events = await eventsOf(harness, id);
  return events
    .filter(({ type }) => type === 'osta.account.operator-intervened')
    .map(({ actor, data }) => ({ actor, data }));
}

describe('an operator', () => {
  it('gives the rights of an admin and takes them, each with a new login', async () => {
    const { who, email, id } = await somebody(harness);

    expect(await run(email, 'admin-rights-given')).toBe('done');
    expect(await isAdmin(id)).toBe(true);
    expect(await me(who)).toBe(401);
    expect(await run(email, 'admin-rights-taken')).toBe('done');
    expect(await isAdmin(id)).toBe(false);
    expect(await historyOf(id)).toMatchObject([
      { actor: 'system', data: { did: 'admin-rights-given', operator: 'huda' } },
      { actor: 'system', data: { did: 'admin-rights-taken', operator: 'huda' } },
    ]);
  });

  it('turns a lost second step off, which the person can turn on again', async () => {
    const { who, email, id } = await somebody(harness);
    await turnOn(harness, who);
    expect(await run(email, 'second-step-turned-off')).toBe('done');

    expect(await me(who)).toBe(401);
    const types = (await eventsOf(harness, id)).map(({ type }) => type);
    expect(types.slice(-3)).toEqual([
      'osta.account.operator-intervened',
      'osta.account.second-step-disabled',
      'osta.account.session-revoked',
    ]);
    const again = browser(harness);
    await signIn(harness, again, email);
    expect(await secondStepOf(again)).toMatchObject({ isOn: false });
    await turnOn(harness, again);
    expect(await secondStepOf(again)).toMatchObject({ isOn: true });
  });

  it('ends the sessions of somebody, and their reason is sealed in the log', async () => {
    const { who, email, id } = await somebody(harness);
    expect(await run(email, 'sessions-ended')).toBe('done');

    expect(await me(who)).toBe(401);
    expect(await eventsOf(harness, id)).toContainEqual(
      expect.objectContaining({ type: 'osta.account.session-revoked', actor: 'system' }),
    );
    const history = await historyOf(id);
    expect(history).toMatchObject([{ data: { did: 'sessions-ended' } }]);
    expect(JSON.stringify(history)).not.toContain('telephone');
  });

  it('changes nothing where there is no account', async () => {
    const email = 'proved-only@example.ly';
    const who = browser(harness);
    const id = await signIn(harness, who, email);

    expect(await run('nobody@example.ly', 'admin-rights-given')).toBe('unknown');
    expect(await run(email, 'admin-rights-given')).toBe('unregistered');
    expect(await isAdmin(id)).toBe(false);
    expect(await me(who)).toBe(200);
    expect(await withPassword(browser(harness), email, 'anything')).toBe('401 CREDENTIALS_REFUSED');
  });
});
