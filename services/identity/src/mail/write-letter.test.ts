import { Instant } from '@osta/contracts/instant';
import { Locale } from '@osta/contracts/locale';
import { describe, expect, it } from 'vitest';

import { atTime, onDay } from './letter-time.ts';
import type { LetterFacts } from './letter.ts';
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

it.each(['197.215.4.19', '2001:db8::7:1', '::1'])(
  'keeps the address of a machine in its own direction: %s',
  async (address) => {
    const facts = {
      device: { browser: 'Chrome', system: 'Android' },
      address,
      at: '2026-03-01T07:30:00.000Z',
      link: 'https://osta.example/account',
    } as LetterFacts['new-device'];
    const { html } = await writeLetter('a@example.ly', 'new-device', facts, 'ar');
    expect(html).toContain(`<bdi dir="ltr">${address}</bdi>`);
    // The hour is no address
    expect(html).toContain('الساعة 09:30 ص');
  },
);

describe('a time in a letter', () => {
  it.each([
    ['2026-03-01T07:30:00.000Z', 'الساعة 09:30 ص', 'at 09:30 AM'],
    ['2026-03-01T19:05:00.000Z', 'الساعة 09:05 م', 'at 09:05 PM'],
    ['2026-03-01T10:00:00.000Z', 'الساعة 12:00 م', 'at 12:00 PM'],
  ])('%s is read from its side, with the half of the day behind it', (instant, arabic, english) => {
    expect(atTime(Instant.parse(instant), 'ar')).toBe(`يوم الأحد، 1 مارس 2026، ${arabic}`);
    expect(atTime(Instant.parse(instant), 'en')).toBe(`on Sunday, 1 March 2026 ${english}`);
    expect(onDay(Instant.parse(instant), 'en')).toBe('on Sunday, 1 March 2026');
  });
});
