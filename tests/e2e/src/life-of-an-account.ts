import { existsSync } from 'node:fs';

import type { Client } from 'pg';
import { chromium, type Browser, type WebSocket } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { tellInChapters } from './chapters.ts';
import { chromiumProgram } from './chromium-program.ts';
import { openRow } from './find-in-page.ts';
import { brokerFolder, openDatabase, placesOf } from './grep-product.ts';
import { mailedCode } from './mailed-code.ts';
import { person, type Person } from './people.ts';
import type { Product, Way } from './product.ts';
import { wordsIn } from './words.ts';

const ar = wordsIn('ar');
const en = wordsIn('en');

const name = 'كناريا القمرية';
const email = 'kanarya-qamariya@osta.test';
const firstPassword = 'masbaha-khadra-9';
const password = 'zaytuna-fi-gharyan-4';

/**
 * An account from its first day to its last, in Arabic on one device and in English on another.
 * Declares its tests.
 *
 * @param find returns the product, which is running by the time the tests are. It logs every line, and
 *   the log is searched as well
 */
export function liveAccount(way: Way, find: () => Product): void {
  let browser: Browser;
  let product: Product;
  let database: Client;
  let first: Person;
  let second: Person;
  let firstCode = '';
  const sockets: WebSocket[] = [];

  tellInChapters();

  beforeAll(async () => {
    browser = await chromium.launch(await chromiumProgram());
    product = find();
    database = await openDatabase(product);
    first = await person(browser, product.origin, { languageTag: 'ar-LY' });
    second = await person(browser, product.origin, { languageTag: 'en-GB', theme: 'dark' });
    first.page.on('websocket', (socket) => sockets.push(socket));
  });

  afterAll(async () => {
    await database.end();
    await browser.close();
  });

  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    const chapter = task.name.replaceAll(/\W+/gu, '-');
    for (const [device, { page }] of Object.entries({ first, second })) {
      await page.screenshot({ path: `.cache/e2e/account-${way}-${chapter}-${device}.png` });
    }
  });

  it('begins with a code and a password', async () => {
    const { page } = first;
    await page.goto('/auth/signup');
    await page.getByLabel(ar('Email')).fill(email);
    await page.getByRole('button', { name: ar('Send me a code') }).click();
    firstCode = await mailedCode(product.origin, email);
    await page.getByLabel(ar('Code')).fill(firstCode);
    await page.getByLabel(ar('Full name')).fill(name);
    await page.getByRole('button', { name: ar('Create my account') }).click();
    await page.getByRole('heading', { name: ar('Your account is ready') }).waitFor();
    await page.getByLabel(ar('New password')).fill(firstPassword);
    await page.getByRole('button', { name: ar('Set password') }).click();
    await page.getByRole('button', { name: 'لا إشعارات غير مقروءة' }).waitFor();
    expect(await placesOf([name], database, product)).toContain('request.person');
  });

  it('logs out, has forgotten the password and sets another', async () => {
    const { page } = first;
    await page.goto('/account');
    await page
      .getByRole('main')
      .getByRole('button', { name: ar('Log out'), exact: true })
      .click();
    await page.waitForURL(/\/auth\/login/u);

    await page.goto('/auth/forgot-password');
    await page.getByLabel(ar('Email')).fill(email);
    await page.getByRole('button', { name: ar('Send me a code') }).click();
    await page.getByRole('heading', { name: ar('Set a new password') }).waitFor();
    await expect.poll(() => mailedCode(product.origin, email)).not.toBe(firstCode);
    await page.getByLabel(ar('Code')).fill(await mailedCode(product.origin, email));
    await page.getByLabel(ar('New password')).fill(password);
    await page.getByRole('button', { name: ar('Set password') }).click();
    await page.waitForURL(/\/auth\/login/u);

    await page.goto('/auth/login?redirect=%2Faccount');
    await page.getByLabel(ar('Email')).fill(email);
    await page.getByLabel(ar('Password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: ar('Log in'), exact: true }).click();
    await page.waitForURL(/\/account$/u);
    await page.getByRole('button', { name: 'لا إشعارات غير مقروءة' }).waitFor();
    await expect.poll(() => sockets.at(-1)?.isClosed()).toBe(false);
  });

  it('ends the first device from a second one: its page and its socket, at once', async () => {
    const { page } = second;
    await page.goto('/en/auth/login?redirect=%2Fen%2Faccount');
    await page.getByLabel(en('Email')).fill(email);
    await page.getByLabel(en('Password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: en('Log in'), exact: true }).click();
    await page.waitForURL(/\/en\/account$/u);
    // The socket of the page that is open now; earlier sockets closed with their pages
    const opened = sockets.length;
    const live = sockets.at(-1);
    const hungUp = live?.waitForEvent('close');
    expect(live?.isClosed()).toBe(false);
    await openRow(page, 'devices');
    await page.getByRole('button', { name: /^Log out there/u }).click();
    await page.getByText(en('That device has been logged out.')).waitFor();

    // The first device is not touched
    await first.page.waitForURL(/\/auth\/login/u);
    await hungUp;
    expect(live?.isClosed()).toBe(true);
    expect(sockets).toHaveLength(opened);
    await expect.poll(() => first.page.getByText(name).count()).toBe(0);
  });

  it('asks to be deleted, changes its mind, and asks again', async () => {
    const { page } = second;
    await page.goto('/en/account?section=privacy');
    const erase = page.getByRole('button', { name: en('Delete my account') });
    const confirm = page
      .getByRole('alertdialog')
      .getByRole('button', { name: en('Delete'), exact: true });
    const keep = page.getByRole('button', { name: en('Keep my account') });

    await erase.click();
    await confirm.click();
    await keep.click();
    await page.getByText(en('Your account won’t be deleted.')).waitFor();
    await erase.click();
    await confirm.click();
    await keep.waitFor();
    const { rows } = await database.query<{ readonly type: string }>(
      `select type from identity.event where type like 'osta.account.account-deletion%' order by position`,
    );
    expect(rows.map(({ type }) => type.split('.')[2])).toEqual([
      'account-deletion-requested',
      'account-deletion-cancelled',
      'account-deletion-requested',
    ]);
  });

  it('is erased after two weeks, and found nowhere', async () => {
    expect(await placesOf([name, email], database, product)).toEqual(
      expect.arrayContaining(['identity.auth_user', 'notification.person', 'request.person']),
    );
    const { rows } = await database.query<{ readonly id: string }>(
      'select id from identity.auth_user where email = $1',
      [email],
    );
    // Proves that the search works: it finds the id where it must be
    const onBroker = existsSync(brokerFolder(product)) ? ['broker'] : [];
    expect(await placesOf([rows[0]?.id ?? ''], database, product)).toEqual(
      expect.arrayContaining(['identity.event', ...onBroker]),
    );
    expect(await placesOf(['/api/user/delete-account'], database, product)).toEqual(['output']);
    // Moves the end of the two weeks into the past
    await database.query(
      `update identity.account
          set state = jsonb_set(state, '{eraseAt}', to_jsonb('2026-01-01T00:00:00.000Z'::text))
        where id = (select id from identity.auth_user where email = $1)`,
      [email],
    );
    await second.page.waitForURL(/\/en\/auth\/login/u);
    // The last letter still contains the address; only the demo stores letters
    const forgetLetter = 'delete from identity.development_mail where recipient = $1';
    await expect
      .poll(
        async () => {
          await database.query(forgetLetter, [email]);
          return placesOf([name, email], database, product);
        },
        { timeout: 30_000 },
      )
      .toEqual([]);
  });

  it('frees its address: who comes with it is somebody new', async () => {
    const { page } = first;
    await page.goto('/auth/login');
    await page.getByLabel(ar('Email')).fill(email);
    await page.getByLabel(ar('Password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: ar('Log in'), exact: true }).click();
    await page.getByRole('alert').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth/login');
  });
}
