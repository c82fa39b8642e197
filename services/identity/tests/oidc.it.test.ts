import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { ProviderSignIn } from '@osta/contracts/account/api';
import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { browser, me, problemOf, signIn, signUp, startIdentity, type Browser } from './browser.ts';

/** A real provider of OpenID Connect on this machine; whoever is named in `login_hint` signs in at once. */

interface ProviderPerson {
  readonly email: string;
  readonly isVerified: boolean;
}

let harness: ServiceHarness;
let server: Server;
const people = new Map<string, ProviderPerson>();
let next = '';

async function startProvider(): Promise<string> {
  server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'osta',
        client_secret: 'a secret of the provider',
        redirect_uris: ['https://osta.test/auth/confirm'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['only tests know'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: people.get(id)?.email,
        email_verified: people.get(id)?.isVerified,
      }),
    }),
  });
  const handle = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) {
      void handle(request, response);
      return;
    }
    void finish(provider, request, response);
  });
  return issuer;
}

type Incoming = Parameters<Provider['interactionDetails']>;

/** Signs `next` in and grants what is asked for. */
async function finish(provider: Provider, ...[request, response]: Incoming): Promise<void> {
  const { prompt, params } = await provider.interactionDetails(request, response);
  if (prompt.name === 'login') {
    await provider.interactionFinished(request, response, { login: { accountId: next } });
    return;
  }
  const grant = new provider.Grant({ accountId: next, clientId: String(params['client_id']) });
  grant.addOIDCScope('openid email');
  const grantId = await grant.save();
  await provider.interactionFinished(request, response, { consent: { grantId } });
}

beforeAll(async () => {
  const issuer = await startProvider();
  harness = await startIdentity(
    {},
    {
      OIDC_ISSUER: issuer,
      OIDC_NAME: 'Libya ID',
      OIDC_CLIENT_ID: 'osta',
      OIDC_CLIENT_SECRET: 'a secret of the provider',
    },
  );
});

afterAll(async () => {
  await harness.stop();
  server.closeAllConnections();
  server.close();
});

/** Goes through the provider as a browser does. @returns what it is sent back with */
async function through(url: string, sub: string): Promise<Record<string, string>> {
  next = sub;
  const cookies = new Map<string, string>();
  let place = url;
  for (let hops = 0; hops < 10; hops += 1) {
    if (place.startsWith('https://osta.test/')) {
      return Object.fromEntries(new URL(place).searchParams);
    }
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(place, { headers: { cookie }, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      cookies.set(name, value);
    }
    place = new URL(answer.headers.get('location') ?? '', place).href;
  }
  throw new Error('The provider never sent the browser back');
}

/** The cookie of the browser holds one pair: the state of the sign-in, then the session. */
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
    people.set('salma', { email: 'salma@example.ly', isVerified: true });
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

    expect(await enter(who, await through(url, 'salma'))).toBe('in');
    expect((await who.send.get('/api/user/me')).body).toMatchObject({
      email: 'salma@example.ly',
      role: null,
    });
    const tokens = await harness.query(
      `select access_token, refresh_token, id_token from identity.credential where provider_id = 'oidc'`,
    );
    expect(tokens).toEqual([{ access_token: null, refresh_token: null, id_token: null }]);
  });

  it('leads to the account that proved the address here, when the provider verified it too', async () => {
    people.set('omar', { email: 'omar@example.ly', isVerified: true });
    const id = await signUp(harness, browser(harness), { email: 'omar@example.ly' });
    const who = browser(harness);

    expect(await enter(who, await through(await begin(who), 'omar'))).toBe('in');
    expect((await who.send.get('/api/user/me')).body).toMatchObject({ id });
  });

  it('is refused for an address that the provider has not verified: theirs or nobody’s', async () => {
    await signUp(harness, browser(harness), { email: 'victim@example.ly' });
    people.set('attacker', { email: 'victim@example.ly', isVerified: false });
    people.set('squatter', { email: 'later@example.ly', isVerified: false });

    for (const sub of ['attacker', 'squatter']) {
      const who = browser(harness);
      expect(await enter(who, await through(await begin(who), sub))).toBe(
        '401 CREDENTIALS_REFUSED',
      );
      expect(await me(who)).toBe(401);
    }
    const squatted = `select 1 from identity.auth_user where email = 'later@example.ly'`;
    expect(await harness.query(squatted)).toEqual([]);
  });

  it('cannot be finished in another browser, twice, or with what the provider never said', async () => {
    people.set('hala', { email: 'hala@example.ly', isVerified: true });
    const who = browser(harness);
    const answer = await through(await begin(who), 'hala');
    const started = who.cookie() ?? '';

    expect(await enter(browser(harness), answer)).toBe('401 CREDENTIALS_REFUSED');
    const forger = browser(harness);
    await begin(forger);
    expect(await enter(forger, { ...answer, state: 'chosen' })).toBe('401 CREDENTIALS_REFUSED');

    const owner = browser(harness);
    const fresh = await through(await begin(owner), 'hala');
    expect(await enter(owner, { ...fresh, code: 'guessed' })).toBe('401 CREDENTIALS_REFUSED');

    const again = browser(harness);
    const good = await through(await begin(again), 'hala');
    const cookie = again.cookie() ?? '';
    expect(await enter(again, good)).toBe('in');
    const replay = browser(harness);
    replay.plant(cookie);
    expect(await enter(replay, good)).toBe('401 CREDENTIALS_REFUSED');
    expect(started).not.toBe('');
  });

  it('ends the session that the browser came with', async () => {
    people.set('nuri', { email: 'nuri@example.ly', isVerified: true });
    const planted = browser(harness);
    await signIn(harness, planted, 'planted@example.ly');
    const session = planted.cookie() ?? '';
    const url = await begin(planted);
    const state = planted.cookie() ?? '';
    const answer = await through(url, 'nuri');
    planted.plant(`${session}; ${state}`);

    expect(await enter(planted, answer)).toBe('in');
    const old = browser(harness);
    old.plant(session);
    expect(await me(old)).toBe(401);
  });
});
