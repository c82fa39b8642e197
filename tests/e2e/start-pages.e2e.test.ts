// @module-tag journeys

import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { marketStage } from './src/market-stage.ts';
import { demoPassword } from './src/people.ts';
import { wordsIn } from './src/words.ts';

/** Where people land after logging in, and what is there for them. */

const en = wordsIn('en');

const stage = marketStage();

async function visit(path: string): Promise<Page> {
  const { page } = await stage.guest({ languageTag: 'en-GB' });
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
}

describe('after logging in', () => {
  async function logIn(page: Page, account: string): Promise<void> {
    await page.getByLabel(en('Email')).fill(`${account}@osta.test`);
    await page.getByLabel(en('Password'), { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: en('Log in'), exact: true }).click();
  }

  it.each([
    {
      account: 'customer',
      landing: '/en',
      heading: en('The right professional for every job at home'),
    },
    { account: 'professional', landing: '/en/professional', heading: en('Overview') },
    { account: 'business', landing: '/en/store/dashboard', heading: en('Store dashboard') },
    { account: 'admin', landing: '/en/admin', heading: en('What waits for admins') },
  ])('a $account lands on $landing', async ({ account, landing, heading }) => {
    const page = await visit('/en/auth/login');
    await logIn(page, account);
    await page.waitForURL(stage.origin + landing);
    const title = page.getByRole('heading', { level: 1, name: heading });
    await expect.poll(() => title.isVisible()).toBe(true);
    await page.context().close();
  });

  it.each(['professional', 'admin'])(
    'a %s returns to the page they asked for, and never to another site',
    async (account) => {
      const page = await visit('/en/auth/login?redirect=%2Fen%2Faccount%3Fsection%3Dprivacy');
      await logIn(page, account);
      await page.waitForURL(/section=privacy$/u);
      expect(new URL(page.url()).pathname).toBe('/en/account');
      await page.context().close();

      const lured = await visit('/en/auth/login?redirect=%2F%2Fevil.example');
      await logIn(lured, account);
      await lured
        .getByRole('link', { name: en('Home'), exact: true })
        .first()
        .waitFor();
      await lured.waitForURL(`${stage.origin}/en`);
      await lured.context().close();
    },
  );
});
