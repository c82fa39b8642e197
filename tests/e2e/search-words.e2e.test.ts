// @module-tag journeys

import type { ServiceSearchAnswer } from '@osta/contracts/catalogue/api';
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';

import { button } from './src/find-in-page.ts';
import { axeComplaints } from './src/look-at-page.ts';
import { marketStage } from './src/market-stage.ts';
import { wordsIn } from './src/words.ts';

/** An admin says by which words a service is found; the search follows at once. */

const inWords = { ar: wordsIn('ar'), en: wordsIn('en') };

const stage = marketStage();

/** The services that a question finds. */
async function found(page: Page, question: string): Promise<readonly string[]> {
  const search = new URLSearchParams({ q: question, limit: '5' });
  const answer = await page.request.get(`${stage.origin}/api/services/search?${String(search)}`);
  const { data } = (await answer.json()) as ServiceSearchAnswer;
  return data.services.map(({ id }) => id);
}

for (const [locale, tag, width, prefix, word, asked, options] of [
  ['ar', 'ar-LY', 390, '', 'زمبلوطة', 'الزمبلوطه', {}],
  ['en', 'en-GB', 1280, '/en', 'squirter', 'squirters', { tags: 'all' }],
] as const) {
  it(
    `an admin who reads ${locale} adds a word, and brings the words of before back`,
    options,
    async () => {
      const say = inWords[locale];
      const { page, complaints } = await stage.member('admin@osta.test', {
        languageTag: tag,
        width,
      });
      await page.goto(`${prefix}/admin/services`, { waitUntil: 'networkidle' });
      await page.getByLabel(say('Find a service')).fill('plumbing.leak');
      await page
        .getByRole('button', { name: new RegExp(`^${say('Search words')}\\s*:`, 'u') })
        .click();
      const dialog = page.getByRole('dialog');
      const field = (name: string): Locator => dialog.getByLabel(say(name), { exact: true });
      await field(locale === 'ar' ? 'Search words in Arabic' : 'Search words in English').fill(
        word,
      );
      await page.keyboard.press('Enter');
      expect(await axeComplaints(page)).toEqual([]);

      // Without a reason nothing is saved
      await button(dialog, say('Save')).click();
      const reason = dialog.getByRole('textbox', { name: say('Why do you change it?') });
      await expect.poll(() => reason.getAttribute('aria-invalid')).toBe('true');
      expect(await found(page, asked)).not.toContain('plumbing.leak');
      await reason.fill(`Sabha ${locale}`);
      await button(dialog, say('Save')).click();
      await page.getByText(say('The search words are saved.')).first().waitFor();
      await expect.poll(() => found(page, asked)).toContain('plumbing.leak');

      const earlier = dialog.getByRole('listitem').filter({
        has: page.getByText(say('The words that Osta came with'), { exact: true }),
      });
      await button(earlier, say('Bring these words back')).click();
      await expect.poll(() => found(page, asked)).not.toContain('plumbing.leak');
      await dialog.getByText(say('Back to the words that Osta came with')).first().waitFor();
      await dialog.getByText(`Sabha ${locale}`).waitFor();
      await button(dialog, say('Close')).first().click();
      await expect.poll(() => dialog.count()).toBe(0);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
}
