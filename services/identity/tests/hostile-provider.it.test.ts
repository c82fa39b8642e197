import { ProviderSignIn } from '@osta/contracts/account/api';
import { problemOf } from '@osta/platform/testing/problem-of';
import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { browser, startIdentity } from './browser.ts';
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

/**
 * Targets that an attacker would redirect to, and the parameter names that other products use for
 * them.
 */
const targets = [
  'https://evil.example/',
  'http://osta.test/',
  'https://osta.test.evil.example/',
  'https://osta.test@evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/en//evil.example',
  'javascript:alert(1)',
  '/account',
];
const names = [
  'callbackURL',
  'callbackUrl',
  'errorCallbackURL',
  'newUserCallbackURL',
  'redirect',
  'redirectTo',
  'redirect_uri',
  'returnTo',
];

describe('where a sign-in through a provider leads', () => {
  it('cannot be chosen by whoever starts it', async () => {
    const wrong: string[] = [];
    for (const [n, target] of targets.entries()) {
      const name = names[n % names.length] ?? '';
      const query = `?${name}=${encodeURIComponent(target)}`;
      for (const [path, body] of [
        ['/api/auth/provider', { [name]: target }],
        [`/api/auth/provider${query}`, undefined],
        ['/api/auth/sessions/provider', { code: 'a', state: 'b', [name]: target }],
        [`/api/auth/sessions/provider${query}`, { code: 'a', state: 'b' }],
      ] as const) {
        const told = problemOf(await browser(harness).send.post(path, body));
        if (told !== '400 VALIDATION_FAILED') wrong.push(`${path} ${name} ${target}: ${told}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is the same for every Host header', async () => {
    for (const headers of [
      { 'x-forwarded-host': 'evil.example' },
      { 'x-forwarded-proto': 'http' },
      { forwarded: 'host=evil.example;proto=http' },
      { 'x-original-host': 'evil.example' },
      { referer: 'https://evil.example/?callbackURL=//evil.example' },
    ]) {
      const { body } = await browser(harness).send.post('/api/auth/provider', undefined, headers);
      const { origin, searchParams } = new URL(ProviderSignIn.parse(body).url);
      expect(origin).toBe(provider.issuer);
      expect(searchParams.get('redirect_uri')).toBe('https://osta.test/auth/confirm');
      expect(JSON.stringify(body)).not.toContain('evil.example');
    }
  });

  it('is in no answer: the page itself knows its target', async () => {
    provider.people.set('mona', { email: 'mona@example.ly', isVerified: true });
    const who = browser(harness);
    const begun = await who.send.post('/api/auth/provider');
    const { url } = ProviderSignIn.parse(begun.body);
    const { code = '', state = '', iss } = await provider.through(url, 'mona');
    const { status, headers, body } = await who.send.post('/api/auth/sessions/provider', {
      code,
      state,
      iss,
    });
    expect(status).toBe(200);
    expect(headers.get('location')).toBeNull();
    expect(Object.keys(Object(body)).toSorted()).toEqual(['registered', 'userId']);
  });

  it("is not reachable under the library's own routes, which would redirect anywhere", async () => {
    const query = `?callbackURL=${encodeURIComponent('https://evil.example/')}&code=a&state=b`;
    for (const path of [
      'callback/oidc',
      'oauth2/callback/oidc',
      'sign-in/social',
      'sign-in/oauth2',
      'verify-email',
      'reset-password/token',
      'error',
      'ok',
    ]) {
      for (const answer of [
        await browser(harness).send.get(`/api/auth/${path}${query}`),
        await browser(harness).send.post(`/api/auth/${path}`, {
          provider: 'oidc',
          providerId: 'oidc',
          callbackURL: 'https://evil.example/',
        }),
      ]) {
        expect(`${path} ${answer.status}`).toBe(`${path} 404`);
        expect(answer.headers.get('location')).toBeNull();
      }
    }
  });

  it('is refused for an answer that no provider would give', async () => {
    for (const word of ['a\u0000b', '\u0000', 'a\uD83D', 'a\r\nSet-Cookie: b=c', 'é', '٣']) {
      for (const [name, body] of [
        ['code', { code: word, state: 'b' }],
        ['state', { code: 'a', state: word }],
        ['iss', { code: 'a', state: 'b', iss: word }],
      ] as const) {
        const answer = await browser(harness).send.post('/api/auth/sessions/provider', body);
        expect(`${name} ${JSON.stringify(word)} ${problemOf(answer)}`).toBe(
          `${name} ${JSON.stringify(word)} 400 VALIDATION_FAILED`,
        );
        expect(answer.body).toMatchObject({ fields: [{ field: `body.${name}` }] });
      }
    }
  });
});
