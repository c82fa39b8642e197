import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { axeComplaints } from './src/look-at-page.ts';
import { marketStage } from './src/market-stage.ts';
import { signIn } from './src/people.ts';
import { wordsIn } from './src/words.ts';

/** A professional offers a service: from the form over its hours to a pause. */

const inWords = { ar: wordsIn('ar'), en: wordsIn('en') };

const stage = marketStage();

async function professional(languageTag: 'ar-LY' | 'en-GB', width: number): Promise<Page> {
  const { page } = await stage.guest({ languageTag, width });
  await signIn(page, stage.origin, 'professional@osta.test');
  return page;
}

/** The published services of the demo professional, as anybody reads them. */
async function published(page: Page): Promise<readonly string[]> {
  const me = (await (await page.request.get('/api/user/me')).json()) as { readonly id: string };
  const answer = await page.request.get(`/api/professionals/${me.id}/services`);
  const { items } = (await answer.json()) as {
    readonly items: readonly { readonly name: string }[];
  };
  return items.map(({ name }) => name);
}

for (const [locale, tag, width, prefix, name, options] of [
  ['ar', 'ar-LY', 390, '', 'تعليق شاشات', {}],
  ['en', 'en-GB', 1280, '/en', 'Wall mounting', { tags: 'all' }],
] as const) {
  const story = 'adds a service, sets its hours, publishes it and pauses it';
  it(`a professional who reads ${locale} ${story}`, options, async () => {
    const say = inWords[locale];
    const page = await professional(tag, width);
    await page.goto(`${prefix}/professional/services`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: say('Add a service') }).click();
    await page.waitForURL(/\/services\/add$/u);

    // What is missing is marked
    const save = page.getByRole('button', { name: say('Save and set the hours') });
    await save.click();
    const service = page.getByRole('combobox', { name: say('Service') });
    await expect.poll(() => service.getAttribute('aria-invalid')).toBe('true');
    await service.fill(locale === 'ar' ? 'تعليق' : 'wall mounting');
    await page.getByRole('option').first().click();
    await page.getByLabel(say(locale === 'ar' ? 'Name in Arabic' : 'Name in English')).fill(name);
    await page.getByLabel(say('Price in dinars')).fill('60');
    expect(await axeComplaints(page)).toEqual([]);
    await save.click();
    await page.waitForURL(/\/availability$/u);

    // Saturday opens with usual hours, which the preview shows at once
    await page.getByText(say('No free times. Open at least one day.')).waitFor();
    await page.getByRole('switch').first().click();
    await page.locator('.web-slot-time').first().waitFor();
    expect(await axeComplaints(page)).toEqual([]);
    await page.getByRole('button', { name: say('Save the hours') }).click();
    await page.getByText(say('The hours are saved.')).waitFor();

    await page.getByRole('button', { name: say('Publish'), exact: true }).click();
    await page.getByText(say('The service is published.')).waitFor();
    expect(await published(page)).toContain(name);

    await page.goto(`${prefix}/professional/services`, { waitUntil: 'networkidle' });
    await page
      .getByRole('button', { name: say('Actions for {name}').replace('{name}', name) })
      .click();
    await page.getByRole('menuitem', { name: say('Pause') }).click();
    await page.getByText(say('The service is paused.')).waitFor();
    expect(await published(page)).not.toContain(name);
    await page.context().close();
  });
}
