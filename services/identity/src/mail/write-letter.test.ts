import { Locale } from '@osta/contracts/locale';
import { describe, expect, it } from 'vitest';

import { sampleKinds, sampleLetter } from './sample-letters.ts';
import { writeLetter } from './write-letter.ts';

describe.each(sampleKinds)('the letter %s', (kind) => {
  it.each(Locale.options)(
    'is complete in %s: direction set, nothing loaded, nothing missing',
    async (locale) => {
      const html = (await sampleLetter(kind, locale)) ?? '';
      const direction = locale === 'ar' ? 'rtl' : 'ltr';

      expect(html).toContain(`<html lang="${locale}" dir="${direction}">`);
      expect(html).toContain(
        `direction:${direction};text-align:${direction === 'rtl' ? 'right' : 'left'}`,
      );
      expect(html).not.toMatch(/undefined|null|<script|<img|url\(|@import/u);
      const words = html.replaceAll(/<[^>]+>/gu, ' ');
      // An Arabic letter contains no English sentence, and an English one no Arabic letter
      expect(words).not.toMatch(locale === 'en' ? /[\u0600-\u06FF]/u : /(?:\b[a-z]{2,}\b ){4}/iu);
    },
  );
});

it('escapes markup in names', async () => {
  const facts = { fullName: '<b onclick="x()">Salma</b>', link: 'https://osta.example/' };
  const { html, text } = await writeLetter('a@example.ly', 'welcome', facts, 'en');

  expect(html).toContain('&lt;b onclick=&quot;x()&quot;&gt;Salma');
  expect(text).toContain('Welcome, <b onclick="x()">Salma</b>');
});

it('keeps addresses in their own direction inside Arabic', async () => {
  const facts = { code: '482915', newEmail: 'salma@example.ly' };
  const { html } = await writeLetter('a@example.ly', 'email-change-from', facts, 'ar');

  expect(html).toContain('<bdi dir="ltr">salma@example.ly</bdi>');
  expect(html).toMatch(/<bdi dir="ltr" style="[^"]+">482915<\/bdi>/u);
});
