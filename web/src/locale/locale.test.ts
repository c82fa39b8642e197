import { expect, it } from 'vitest';

import { localeRewrite, locales } from './locale.ts';

it('keeps search and hash when the router rewrites', () => {
  const { input, output } = localeRewrite('en');
  const inner = input({ url: new URL('http://osta.test/en/services?q=%D9%85#top') });
  expect(inner.pathname + inner.search + inner.hash).toBe('/services?q=%D9%85#top');
  expect(output({ url: inner }).href).toBe('http://osta.test/en/services?q=%D9%85#top');
});

it('has every field that the product’s languages are described by', () => {
  expect(Object.values(locales)).toEqual([
    {
      name: 'العربية',
      code: 'ar',
      tag: 'ar-LY',
      file: '/_i18n/ar/messages.json',
      direction: 'rtl',
      currency: 'LYD',
      flag: '🇱🇾',
    },
    {
      name: 'English',
      code: 'en',
      tag: 'en-GB',
      file: '/_i18n/en/messages.json',
      direction: 'ltr',
      currency: 'LYD',
      flag: '🇬🇧',
    },
  ]);
});
