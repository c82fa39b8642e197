import { MyStores } from '@osta/contracts/store/api';
import { blankPicture } from '@osta/platform/files/blank-picture';
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';

import { openRow } from './src/find-in-page.ts';
import { sharedStage } from './src/market-stage.ts';
import { type NotYetAlive, openNotYetAlive } from './src/not-yet-alive.ts';
import { demoPassword } from './src/people.ts';
import { wordsIn } from './src/words.ts';

/** A page that is seen and does not live yet, on a slow connection: nothing that people do there is lost. */

const en = wordsIn('en');

const stage = sharedStage();

async function visitNotYetAlive(path: string, email?: string): Promise<NotYetAlive> {
  const { page } = await stage.guest({ languageTag: 'en-GB' });
  await page.goto('/en/about', { waitUntil: 'networkidle' });
  return { page, letLive: await openNotYetAlive(page, path, email) };
}

/**
 * Has the first combobox focused in the moment when presses are left to React, and a text typed then, or once all
 * that was held is replayed.
 */
const typingWhenLeft = (text: string, isLater: boolean): string => `
  const stopListening = window.removeEventListener;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    if (${isLater} && window.ostaEarly !== undefined) port2.postMessage(0);
    else document.execCommand('insertText', false, '${text}');
  };
  window.removeEventListener = function (name, ...rest) {
    stopListening.call(this, name, ...rest);
    if (name !== 'click' || rest[0] !== window.ostaEarly?.hold) return;
    queueMicrotask(() => {
      document.querySelector('[role=combobox]').focus();
      port1.onmessage();
    });
  };`;

function inBar(page: Page, name: string): ReturnType<Page['getByRole']> {
  return page.locator('header').getByRole('link', { name, exact: true });
}

it('replays a press once', async () => {
  const { page, letLive } = await visitNotYetAlive('/en/auth/login');
  const other = page.getByRole('button', { name: en('Log in with a code instead') });
  await other.click();
  await page.evaluate(`
    window.repeated = 0;
    addEventListener('click', (event) => { if (!event.isTrusted) window.repeated += 1; }, true);`);
  await letLive();

  await page.getByRole('button', { name: en('Send me a code'), exact: true }).waitFor();
  await expect.poll(() => other.count()).toBe(0);
  expect(await page.evaluate('window.repeated')).toBe(1);
});

it('shows suggestions for typed text', { tags: 'journeys' }, async () => {
  const { page, letLive } = await visitNotYetAlive('/en/professional/near-by');
  const service = page.getByRole('combobox', { name: en('What do you need?') });
  await service.fill('AC repair');
  await letLive();

  await page.getByRole('option', { name: 'AC repair' }).click();
  await page.waitForURL(/\?service=/u);
  await expect.poll(() => service.inputValue()).toBe('AC repair');
});

/** Types into two fields of a form, in a moment of its becoming alive, and takes what is suggested. */
async function typeAt(
  moment: string,
): Promise<{ readonly service: Locator; readonly description: Locator }> {
  const { page, letLive } = await visitNotYetAlive(
    '/en/customer/requests/new',
    'customer@osta.test',
  );
  const description = page.getByLabel(en('Description'));
  await description.fill('It drips');
  const service = page.getByRole('combobox', { name: en('Service') });
  if (moment === 'before React listens') await service.fill('AC rep');
  else await page.evaluate(typingWhenLeft('AC rep', moment === 'when all is held no more'));
  if (moment === 'as soon as it listens') await service.focus();
  await letLive();

  await page.getByRole('option', { name: 'AC repair' }).click();
  return { service, description };
}

it('shows suggestions for text typed into a form before React listens', async () => {
  const { service, description } = await typeAt('before React listens');
  await expect.poll(() => service.inputValue()).toBe('AC repair');
  await expect.poll(() => description.inputValue()).toBe('It drips');
});

it.each(['as soon as it listens', 'while it listens', 'when all is held no more'])(
  'shows suggestions for text typed into a form %s',
  { tags: 'journeys' },
  async (moment) => {
    const { service, description } = await typeAt(moment);
    await expect.poll(() => service.inputValue()).toBe('AC repair');
    await expect.poll(() => description.inputValue()).toBe('It drips');
  },
);

it('applies what was chosen in a list', { tags: 'journeys' }, async () => {
  const { page, letLive } = await visitNotYetAlive(
    '/en/professional/near-by?place=m-hay-alandalus',
  );
  const order = page.getByLabel(en('Order'), { exact: true });
  await order.selectOption('price');
  await letLive();
  await page.waitForURL(/[?&]sort=price/u);
  await expect.poll(() => order.inputValue()).toBe('price');
});

it('keeps what was typed behind a text that was there', async () => {
  const { page } = await stage.member('business@osta.test', { languageTag: 'en-GB' });
  const { items } = MyStores.parse(await (await page.request.get('/api/stores/mine')).json());
  // The others of this account are drafts
  const described = items.find(({ status }) => status === 'changes_requested');
  await page.goto('/en/about', { waitUntil: 'networkidle' });
  const letLive = await openNotYetAlive(page, `/en/store/${described?.storeId}/edit`);
  // The footer comes last: the form is there before it
  await page.getByRole('contentinfo').waitFor();
  const description = page.getByLabel(en('Description in English'));
  const before = await description.inputValue();
  expect(before).not.toBe('');
  await description.fill(`${before}, and more`);
  await letLive();

  await page.locator('.ui-account-menu-trigger').waitFor();
  await expect.poll(() => description.inputValue()).toBe(`${before}, and more`);
});

it('accepts a chosen file', async () => {
  const { page, letLive } = await visitNotYetAlive('/en/account#picture', 'customer@osta.test');
  const buffer = Buffer.from(await blankPicture());
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await letLive();

  const use = page.getByRole('button', { name: en('Use this part') });
  await expect.poll(() => use.count()).toBe(1);
});

it(
  'stays where it was scrolled to, so that a press ends where it began',
  { tags: 'journeys' },
  async () => {
    const { page, letLive } = await visitNotYetAlive('/en/account', 'customer@osta.test');
    // The browser itself opens a row
    await openRow(page, 'phone');
    const add = page.getByRole('button', { name: en('Add a number') });
    await page.evaluate('window.scrollTo(0, 200)');
    const before = await page.evaluate<number>('window.scrollY');
    expect(before).toBeGreaterThan(100);
    await letLive();
    await page.locator('.ui-account-menu-trigger').waitFor();
    expect(await page.evaluate('window.scrollY')).toBe(before);
    await add.click();
    await page.getByLabel(en('Phone number')).waitFor();
    // A later page begins at its top, as ever
    await inBar(page, en('About')).click();
    await page.waitForURL(/\/en\/about$/u);
    await expect.poll(() => page.evaluate('window.scrollY')).toBe(0);
  },
);

it('submits a form once, and not by its URL', async () => {
  const { page, letLive } = await visitNotYetAlive('/en/auth/login');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await page.getByLabel(en('Email')).fill('customer@osta.test');
  await page.getByLabel(en('Password'), { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: en('Log in'), exact: true }).click();
  await letLive();

  await page.waitForURL((url) => !url.pathname.includes('/auth/'));
  expect(page.url()).not.toContain(demoPassword);
  expect(sent).toEqual(['/api/auth/sessions/password']);
});
