import { problemOf } from '@osta/platform/testing/problem-of';
import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { browser, startIdentity } from './browser.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startIdentity();
});

afterAll(() => harness.stop());

describe('the development mailbox', () => {
  it('shows a code in the language of the request', async () => {
    for (const [locale, sentence] of [
      ['ar', 'رمز الدخول إلى أُسطى'],
      ['en', 'Your Osta login code'],
    ] as const) {
      const email = `reader-${locale}@example.ly`;
      await browser(harness).send.post('/api/auth/codes', { email, locale });
      const { body } = await harness.guest.get(`/dev/mailbox?to=${email}`, {
        accept: 'application/json',
      });

      expect(body).toEqual({
        mails: [
          {
            to: email,
            locale,
            subject: expect.stringMatching(/\d{6}/u),
            text: expect.stringContaining(sentence),
            sentAt: expect.any(String),
          },
        ],
      });
    }
  });

  it('is a page for people: the newest first, each mail in its own direction', async () => {
    const email = 'people@example.ly';
    for (const locale of ['ar', 'en']) {
      await browser(harness).send.post('/api/auth/codes', { email, locale });
    }
    const { headers, body, status } = await harness.guest.get(`/dev/mailbox?to=${email}`, {
      accept: 'text/html',
    });

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-/u,
    );
    expect(String(body).match(/<article lang="\w+" dir="\w+">/gu)).toEqual([
      '<article lang="en" dir="ltr">',
      '<article lang="ar" dir="rtl">',
    ]);
  });

  it('runs no script that is typed into it', async () => {
    const to = encodeURIComponent(`"><script>alert(1)</script>`);
    const { body } = await harness.guest.get(`/dev/mailbox?to=${to}`, { accept: 'text/html' });

    expect(String(body)).not.toContain('<script>');
    expect(String(body)).toContain('&lt;script&gt;');
  });

  it('does not exist in production, where a code that cannot be mailed is refused', async () => {
    const production = await startIdentity({ isProduction: true });
    try {
      expect((await production.guest.get('/dev/mailbox')).status).toBe(404);
      const asked = { email: 'somebody@example.ly', locale: 'ar' };
      for (let n = 1; n <= 6; n += 1) {
        const answer = await browser(production).send.post('/api/auth/codes', asked);
        expect(problemOf(answer)).toBe('503 UNAVAILABLE');
      }
      expect(await production.query('select * from identity.development_mail')).toEqual([]);
    } finally {
      await production.stop();
    }
  });
});
