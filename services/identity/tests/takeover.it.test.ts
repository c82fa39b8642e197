import { problemOf } from '@osta/platform/testing/problem-of';
import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  askCode,
  browser,
  mailsTo,
  me,
  signIn,
  signUp,
  startIdentity,
  withCode,
  withPassword,
  eventsOf,
} from './browser.ts';

/**
 * The takeover suite (A1 of docs/reliability.md), as far as it concerns this service: all denied.
 */

let harness: ServiceHarness;
let victims = 0;

beforeAll(async () => {
  harness = await startIdentity();
});

afterAll(() => harness.stop());

function victim(): string {
  victims += 1;
  return `victim${victims}@example.ly`;
}

describe('an address that is not proved', () => {
  it('cannot be given a password before its owner comes', async () => {
    const email = victim();
    const attacker = browser(harness);

    for (const path of ['sign-up/email', 'sign-in/email', 'email-otp/send-verification-otp']) {
      const answer = await attacker.send.post(`/api/auth/${path}`, {
        email,
        password: 'attacker-pass-1',
        name: 'M',
      });
      expect(answer.status).toBe(404);
    }
    expect(
      problemOf(await attacker.send.put('/api/auth/password', { newPassword: 'a-b-c-d-e-f' })),
    ).toBe('401 UNAUTHENTICATED');

    const owner = browser(harness);
    await signUp(harness, owner, { email, password: 'victim-pass-22' });
    expect(await withPassword(attacker, email, 'attacker-pass-1')).toBe('401 CREDENTIALS_REFUSED');
    expect(await withPassword(browser(harness), email, 'victim-pass-22')).toBe('in');
  });

  it('is not proved by a code that somebody else asked for: only by reading the mail', async () => {
    const email = victim();
    const code = await askCode(harness, email);
    const wrong = code === '000000' ? '000001' : '000000';

    expect(await withCode(browser(harness), email, wrong)).toBe('401 CODE_REFUSED');
    expect(await withCode(browser(harness), email, code)).toBe('in');
  });
});

describe('a session', () => {
  it('is new at every sign-in, and the previous one ends', async () => {
    const [attackers, email] = [victim(), victim()];
    const attacker = browser(harness);
    await signIn(harness, attacker, attackers);
    const planted = attacker.cookie() ?? '';

    const owner = browser(harness);
    owner.plant(planted);
    await signIn(harness, owner, email);

    expect(owner.cookie()).not.toBe(planted);
    expect(await me(owner)).toBe(200);
    expect(await me(attacker)).toBe(401);
  });

  it('cannot be chosen by whoever plants a cookie', async () => {
    const owner = browser(harness);
    const name = '__Host-osta.session';
    owner.plant(`${name}=chosen-by-the-attacker`);
    await signIn(harness, owner, victim());

    expect(owner.cookie()).toMatch(new RegExp(`^${name}=`, 'u'));
    expect(owner.cookie()).not.toContain('chosen-by-the-attacker');
  });

  it('has a cookie that scripts, other sites and other hosts cannot touch', async () => {
    const email = victim();
    const code = await askCode(harness, email);
    const { headers } = await browser(harness).send.post('/api/auth/sessions/code', {
      email,
      code,
    });

    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-osta\.session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
      ),
      expect.stringMatching(
        /^__Host-osta\.device=[\w.-]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
      ),
    ]);
  });

  it('ends at once after signing out, and its sockets close', async () => {
    const owner = browser(harness);
    const userId = await signIn(harness, owner, victim());
    const stolen = browser(harness);
    stolen.plant(owner.cookie() ?? '');

    const { status } = await owner.send.delete('/api/auth/session');
    expect(status).toBe(204);
    expect(owner.cookie()).toBeUndefined();
    expect(await me(stolen)).toBe(401);

    const revoked = (await eventsOf(harness, userId)).at(-1);
    expect(revoked).toMatchObject({
      type: 'osta.account.session-revoked',
      actor: userId,
      data: { cause: 'signed-out', sessionIds: [expect.any(String)] },
    });
  });

  it('does not outlive its row, its time or its user', async () => {
    const ends = [
      `delete from identity.session where user_id = $1`,
      `update identity.session set expires_at = now() where user_id = $1`,
      `delete from identity.auth_user where id = $1`,
    ];
    for (const end of ends) {
      const owner = browser(harness);
      const userId = await signIn(harness, owner, victim());
      expect(await me(owner)).toBe(200);
      await harness.query(end, [userId]);
      expect(await me(owner)).toBe(401);
    }
  });

  it('needs the whole cookie as it was signed', async () => {
    const owner = browser(harness);
    await signIn(harness, owner, victim());
    const [name = '', value = ''] = (owner.cookie() ?? '').split('=', 2);
    const [token = '', signature = ''] = decodeURIComponent(value).split('.');
    const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;

    for (const forged of [
      token,
      `${token}.`,
      `${token}.${flipped}`,
      `.${signature}`,
      `${token.slice(1)}.${signature}`,
      `${token}x.${signature}`,
      signature,
      `' or 1=1 --.${signature}`,
      '%00',
      '',
    ]) {
      const forger = browser(harness);
      forger.plant(`${name}=${encodeURIComponent(forged)}`);
      expect(await me(forger)).toBe(401);
    }
    expect(await me(owner)).toBe(200);
  });

  it('signed with another secret is refused', async () => {
    const other = await startIdentity({
      sessionCookie: {
        name: '__Host-osta.session',
        secret: 'another secret that only this test knows',
      },
    });
    try {
      const stranger = browser(other);
      await signIn(other, stranger, 'somebody@example.ly');
      const here = browser(harness);
      here.plant(stranger.cookie() ?? '');
      expect(await me(here)).toBe(401);
    } finally {
      await other.stop();
    }
  });
});

describe('a letter', () => {
  it('links only to this site, whatever its sender says', async () => {
    const email = victim();
    await signUp(harness, browser(harness), { email });
    const paths = ['/api/auth/codes', '/api/auth/password-resets'];
    for (const path of paths) {
      for (const name of ['callbackURL', 'redirect', 'redirectTo', 'url']) {
        const body = { email, locale: 'en', [name]: 'https://evil.example/' };
        expect(problemOf(await browser(harness).send.post(path, body))).toBe(
          '400 VALIDATION_FAILED',
        );
      }
      const { status } = await browser(harness).send.post(
        path,
        { email, locale: 'en' },
        {
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'http',
          forwarded: 'host=evil.example',
          referer: 'https://evil.example/',
        },
      );
      expect(status).toBe(202);
    }
    const letters = await mailsTo(harness, email);
    const links = letters.flatMap(({ text }) => text.match(/https?:\S+/gu) ?? []);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !link.startsWith('https://osta.test/'))).toEqual([]);
    expect(JSON.stringify(letters)).not.toContain('evil.example');
  });
});

describe('a change of password', () => {
  it('ends every other session and gives this one a new cookie', async () => {
    const email = victim();
    const owner = browser(harness);
    const userId = await signUp(harness, owner, { email, password: 'victim-pass-22' });
    const before = owner.cookie() ?? '';
    const thief = browser(harness);
    expect(await withPassword(thief, email, 'victim-pass-22')).toBe('in');
    const copy = browser(harness);
    copy.plant(before);

    const change = { currentPassword: 'victim-pass-22', newPassword: 'a better one, much longer' };
    const { status } = await owner.send.put('/api/auth/password', change);

    expect(status).toBe(200);
    expect(await Promise.all([me(owner), me(thief), me(copy)])).toEqual([200, 401, 401]);
    expect(await withPassword(browser(harness), email, 'victim-pass-22')).toBe(
      '401 CREDENTIALS_REFUSED',
    );
    const revoked = (await eventsOf(harness, userId)).at(-1);
    expect(revoked).toMatchObject({
      type: 'osta.account.session-revoked',
      data: { cause: 'password-changed', sessionIds: [expect.any(String), expect.any(String)] },
    });
  });

  it('needs the current password, and nothing changes without it', async () => {
    const email = victim();
    const owner = browser(harness);
    await signUp(harness, owner, { email, password: 'victim-pass-22' });
    const newPassword = 'the thief was here';

    expect(problemOf(await owner.send.put('/api/auth/password', { newPassword }))).toBe(
      '409 CURRENT_PASSWORD_REQUIRED',
    );
    const guess = { newPassword, currentPassword: 'a guess' };
    expect(problemOf(await owner.send.put('/api/auth/password', guess))).toBe(
      '403 CREDENTIALS_REFUSED',
    );
    expect(await withPassword(browser(harness), email, 'victim-pass-22')).toBe('in');
    expect(await me(owner)).toBe(200);
  });
});
