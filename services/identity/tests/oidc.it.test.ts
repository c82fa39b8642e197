import { ProviderSignIn } from '@osta/contracts/account/api';
import { problemOf } from '@osta/platform/testing/problem-of';
import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { browser, me, signIn, signUp, startIdentity, type Browser } from './browser.ts';
import { startOidcProvider, type OidcProvider } from './oidc-provider.ts';

let harness: ServiceHarness;
let provider: OidcProvider;

beforeAll(async () => {
  provider = await startOidcProvider('Libya ID', 'https://osta.test/auth/confirm');
  harness = await startIdentity({}, provider.environment);
});

afterAll(async () => {
  await harness.stop();
  provider.stop();
});

/** The browser's cookie holds one pair: first the state of the sign-in, then the session. */
async function begin(who: Browser): Promise<string> {
  const { body } = await who.send.post('/api/auth/provider');
  return ProviderSignIn.parse(body).url;
}

async function enter(who: Browser, answer: Record<string, string>): Promise<string> {
  const { code = '', state = '', iss } = answer;
  const result = await who.send.post('/api/auth/sessions/provider', { code, state, iss });
  return result.status === 200 ? 'in' : problemOf(result);
}

describe('signing in through a provider', () => {
  it('is offered by its name, asks with PKCE, state and nonce, and makes a new user', async () => {
    provider.people.set('salma', { email: 'salma@example.ly', isVerified: true });
    const who = browser(harness);
    expect((await who.send.get('/api/auth/ways')).body).toMatchObject({
      provider: { name: 'Libya ID' },
    });
    const url = await begin(who);
    const asked = new URL(url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      redirect_uri: 'https://osta.test/auth/confirm',
      code_challenge_method: 'S256',
      response_type: 'code',
      state: expect.stringMatching(/\S{20}/u),
      nonce: expect.stringMatching(/\S{20}/u),
    });

    expect(await enter(who, await provider.through(url, 'salma'))).toBe('in');
    expect((await who.send.get('/api/user/me')).body).toMatchObject({
      email: 'salma@example.ly',
      role: null,
    });
    const tokens = await harness.query(
      `select access_token, refresh_token, id_token from identity.credential where provider_id = 'oidc'`,
    );
    expect(tokens).toEqual([{ access_token: null, refresh_token: null, id_token: null }]);
  });

  it('signs in to the account with this address if the provider has verified it too', async () => {
    provider.people.set('omar', { email: 'omar@example.ly', isVerified: true });
    const id = await signUp(harness, browser(harness), { email: 'omar@example.ly' });
    const who = browser(harness);

    expect(await enter(who, await provider.through(await begin(who), 'omar'))).toBe('in');
    expect((await who.send.get('/api/user/me')).body).toMatchObject({ id });
  });

  it('is refused for an address that the provider has not verified, known here or not', async () => {
    await signUp(harness, browser(harness), { email: 'victim@example.ly' });
    provider.people.set('attacker', { email: 'victim@example.ly', isVerified: false });
    provider.people.set('squatter', { email: 'later@example.ly', isVerified: false });

    for (const sub of ['attacker', 'squatter']) {
      const who = browser(harness);
      expect(await enter(who, await provider.through(await begin(who), sub))).toBe(
        '401 CREDENTIALS_REFUSED',
      );
      expect(await me(who)).toBe(401);
    }
    const squatted = `select 1 from identity.auth_user where email = 'later@example.ly'`;
    expect(await harness.query(squatted)).toEqual([]);
  });

  it('cannot be finished in another browser, twice, or with a forged answer', async () => {
    provider.people.set('hala', { email: 'hala@example.ly', isVerified: true });
    const who = browser(harness);
    const answer = await provider.through(await begin(who), 'hala');
    const started = who.cookie() ?? '';

    expect(await enter(browser(harness), answer)).toBe('401 CREDENTIALS_REFUSED');
    const forger = browser(harness);
    await begin(forger);
    expect(await enter(forger, { ...answer, state: 'chosen' })).toBe('401 CREDENTIALS_REFUSED');

    const owner = browser(harness);
    const fresh = await provider.through(await begin(owner), 'hala');
    expect(await enter(owner, { ...fresh, code: 'guessed' })).toBe('401 CREDENTIALS_REFUSED');

    const again = browser(harness);
    const good = await provider.through(await begin(again), 'hala');
    const cookie = again.cookie() ?? '';
    expect(await enter(again, good)).toBe('in');
    const replay = browser(harness);
    replay.plant(cookie);
    expect(await enter(replay, good)).toBe('401 CREDENTIALS_REFUSED');
    expect(started).not.toBe('');
  });

  it("ends the browser's previous session", async () => {
    provider.people.set('nuri', { email: 'nuri@example.ly', isVerified: true });
    const planted = browser(harness);
    await signIn(harness, planted, 'planted@example.ly');
    const session = planted.cookie() ?? '';
    const url = await begin(planted);
    const state = planted.cookie() ?? '';
    const answer = await provider.through(url, 'nuri');
    planted.plant(`${session}; ${state}`);

    expect(await enter(planted, answer)).toBe('in');
    const old = browser(harness);
    old.plant(session);
    expect(await me(old)).toBe(401);
  });
});
