import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { firstStep, offered, somebody, turnOn } from './authenticator.ts';
import { browser, serviceOf, startIdentity } from './browser.ts';

/**
 * Nothing is left of a second step, and of a sign-in that waited for it, after it is turned off.
 */

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startIdentity();
});

afterAll(() => harness.stop());

describe('expired data', () => {
  const tables = ['second_step', 'second_step_offer', 'recovery_code', 'waiting_sign_in'];
  async function rowsOf(id: string): Promise<number[]> {
    const counts = await Promise.all(
      tables.map((table) =>
        harness.query<{ n: number }>(
          `select count(*)::integer as n from identity.${table} where user_id = $1`,
          [id],
        ),
      ),
    );
    return counts.map(([row]) => row?.n ?? -1);
  }

  it('is deleted: unfinished set-ups and sign-ins', async () => {
    const { who, email, id } = await somebody(harness);
    await turnOn(harness, who);
    await firstStep(browser(harness), email);
    const { who: other, id: otherId } = await somebody(harness);
    await offered(other);

    await serviceOf(harness).sweep();
    expect([await rowsOf(id), await rowsOf(otherId)]).toEqual([
      [1, 0, 10, 1],
      [0, 1, 0, 0],
    ]);
    harness.clock.advance(10 * 60_000);
    await serviceOf(harness).sweep();
    expect([await rowsOf(id), await rowsOf(otherId)]).toEqual([
      [1, 0, 10, 0],
      [0, 0, 0, 0],
    ]);
  });

  it('is erased with the person, and never exported', async () => {
    const { who, email, id } = await somebody(harness);
    const { secret, recoveryCodes } = await turnOn(harness, who);
    await firstStep(browser(harness), email);
    const exported = await fetch(new URL('/api/user/export', harness.url), {
      headers: { cookie: who.cookie() ?? '' },
    });
    const files = unzipSync(new Uint8Array(await exported.arrayBuffer()));
    const all = Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n');
    expect(all).toContain('osta.account.second-step-enabled');
    for (const word of [secret, ...recoveryCodes]) expect(all).not.toContain(word);

    await who.send.post('/api/user/delete-account');
    harness.clock.advance(15 * 86_400_000);
    await serviceOf(harness).eraseAccounts();
    expect(await rowsOf(id)).toEqual([0, 0, 0, 0]);
  });
});
