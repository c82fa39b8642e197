// @module-tag journeys

import { describe, expect, it } from 'vitest';

import { marketStage } from './src/market-stage.ts';
import { wordsIn } from './src/words.ts';

/** A page whose words do not come has spare ones, or stays as the server wrote it. */

const words = { ar: wordsIn('ar'), en: wordsIn('en') };
const { en } = words;

const stage = marketStage();

describe('the messages of a page that do not come', () => {
  it.each(['ar', 'en'] as const)(
    'are replaced by spare ones: %s',
    { tags: 'journeys' },
    async (language) => {
      const say = words[language];
      const { page } = await stage.guest({ languageTag: language === 'ar' ? 'ar-LY' : 'en-GB' });
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      await page.route('**/_i18n/**', (route) => route.abort());
      await page.goto(language === 'ar' ? '/auth/login' : '/en/auth/login');

      // Alive, and in words that the server has not written
      await page.getByRole('button', { name: say('Log in with a code instead') }).click();
      await page.getByRole('button', { name: say('Send me a code'), exact: true }).waitFor();
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('About'), exact: true })
        .click();
      await page.getByRole('heading', { level: 1, name: say('About Osta') }).waitFor();
      expect(
        warnings.filter((text) => text.includes('locale messages failed to load')),
      ).toHaveLength(1);
    },
  );

  it('leave a page to read, whose links work, when the spare ones do not come either', async () => {
    const { page } = await stage.guest({ languageTag: 'en-GB' });
    let isCutOff = false;
    await page.route('**/_i18n/**', async (route) => {
      isCutOff = true;
      await route.abort();
    });
    let refused = 0;
    await page.route('**/assets/**', async (route) => {
      if (!isCutOff || route.request().resourceType() !== 'script') return route.continue();
      refused += 1;
      return route.abort();
    });
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto('/en/services', { waitUntil: 'networkidle' });
    expect(refused).toBeGreaterThan(0);
    // Told a moment after the line is idle, on a busy machine
    await expect.poll(() => loads).toBe(1);
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.innerText()).toBe(en('Services'));
    await page
      .getByRole('banner')
      .getByRole('link', { name: en('About'), exact: true })
      .click();
    await page.waitForURL(/\/en\/about$/u);
    await page.getByRole('heading', { level: 1, name: en('About Osta') }).waitFor();
  });
});
