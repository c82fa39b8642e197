// @module-tag journeys

import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';

import { marketStage } from './src/market-stage.ts';
import { openNotYetAlive } from './src/not-yet-alive.ts';
import { wordsIn } from './src/words.ts';

/** A field whose list comes late, as on a slow phone: nothing that people press meanwhile is lost. */

const en = wordsIn('en');

const stage = marketStage();

/** Has keys pressed in a row wherever the focus is, each in a moment of its own: microtasks, then tasks. */
const pressing = `
  window.pressed = '';
  const press = () => {
    const key = String.fromCharCode(97 + window.pressed.length % 26);
    window.pressed += key;
    document.execCommand('insertText', false, key);
  };
  let isPressing = false;
  window.pressOn = async () => {
    if (isPressing) return;
    isPressing = true;
    for (let moment = 0; moment < 60; moment += 1) { await undefined; press(); }
    const { port1, port2 } = new MessageChannel();
    let left = 30;
    port1.onmessage = () => { press(); left -= 1; if (left > 0) port2.postMessage(0); else window.hasPressed = true; };
    port2.postMessage(0);
  };`;

/** Opens a search whose list comes when it is let, and focuses its field. */
async function visitSearch(
  append = '',
  search = 'what=paintng',
): Promise<{
  readonly field: Locator;
  readonly page: Page;
  readonly letCome: () => Promise<void>;
}> {
  const { page } = await stage.guest({ languageTag: 'en-GB' });
  await page.goto(`/en/professional/near-by?${search}`, { waitUntil: 'networkidle' });
  let isLet: (() => void) | undefined;
  const come = new Promise<void>((resolve) => {
    isLet = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await come;
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${append}` });
  });
  const field = page.getByRole('combobox', { name: en('What do you need?') });
  const asked = page.waitForRequest('**/assets/*.js');
  await field.focus();
  await asked;
  await expect.poll(() => field.getAttribute('aria-controls')).toBeNull();
  const letCome = async (): Promise<void> => {
    isLet?.();
    await page.locator('.ui-combobox', { has: field }).waitFor();
  };
  return { field, page, letCome };
}

it('loses no key, whenever it is pressed', async () => {
  const { field, page, letCome } = await visitSearch('window.pressOn?.();');
  await page.evaluate(pressing);
  await field.press('ControlOrMeta+a');
  await page.keyboard.type('AC');
  await letCome();
  await expect.poll(() => page.evaluate('window.hasPressed')).toBe(true);
  const pressed = await page.evaluate<string>('window.pressed');
  await expect.poll(() => field.inputValue()).toBe(`AC${pressed}`);
});

it.each([
  { what: 'the selection', before: ['ControlOrMeta+a'], after: 'sewing', expected: 'sewing' },
  { what: 'the caret', before: ['Home', 'ArrowRight'], after: 'l', expected: 'plaintng' },
  { what: 'nothing at all', before: ['ControlOrMeta+a', 'Delete'], after: '', expected: '' },
])('keeps $what', async ({ before, after, expected }) => {
  const { field, page, letCome } = await visitSearch();
  for (const key of before) await field.press(key);
  await letCome();
  await page.keyboard.type(after);
  await expect.poll(() => field.inputValue()).toBe(expected);
});

it('does not open its list over what was found in the meantime', async () => {
  const { field, page, letCome } = await visitSearch();
  let answer: (() => void) | undefined;
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/services/search?*', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await field.fill('qwxzy');
  await field.press('Enter');
  // The list comes before the page that was asked for
  await letCome();
  answer?.();
  await page.getByText(en('No professional has this in their words')).waitFor();
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false');
  await expect.poll(() => field.inputValue()).toBe('qwxzy');
});

it('is no longer what was chosen when something else is sent', async () => {
  const { field, page, letCome } = await visitSearch('', 'service=hvac.clean');
  await field.fill('qwxzy');
  await field.press('Enter');
  await page.waitForURL(/[?]what=qwxzy$/u);
  await letCome();
  await page.getByText(en('No professional has this in their words')).waitFor();
  await expect.poll(() => field.inputValue()).toBe('qwxzy');
});

it('has its list when it was touched before the page lived, and for what is typed later', async () => {
  const { page } = await stage.guest({ languageTag: 'en-GB' });
  const letLive = await openNotYetAlive(page, '/en/professional/near-by');
  const field = page.getByRole('combobox', { name: en('What do you need?') });
  await field.click();
  await letLive();

  await page.getByRole('option').first().waitFor();
  await field.fill('AC repair');
  await page.getByRole('option', { name: 'AC repair' }).click();
  await expect.poll(() => page.url()).toMatch(/\?service=/u);
});
