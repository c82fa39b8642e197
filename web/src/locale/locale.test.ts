import { describe, expect, it } from 'vitest';

import { localeOfPath, localeRewrite, withLocale, withoutLocale } from './locale.ts';

describe('the language of a path', () => {
  it.each([
    ['/', 'ar'],
    ['/services', 'ar'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en/services', 'en'],
    // A path that only begins with the same letters has no prefix
    ['/english', 'ar'],
    ['/services/en', 'ar'],
  ])('%s is %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });
});

describe('the prefix', () => {
  it.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/a/b', '/a/b'],
    ['/a', '/a'],
    ['/english', '/english'],
  ])('%s is %s inside', (outside, inside) => {
    expect(withoutLocale(outside)).toBe(inside);
  });

  it.each(['/', '/services', '/customer/requests/1'])('is removed again: %s', (path) => {
    expect(withoutLocale(withLocale(path, 'en'))).toBe(path);
    expect(withLocale(path, 'ar')).toBe(path);
  });

  it('keeps search and hash when the router rewrites', () => {
    const { input, output } = localeRewrite('en');
    const inner = input({ url: new URL('http://osta.test/en/services?q=%D9%85#top') });
    expect(inner.pathname + inner.search + inner.hash).toBe('/services?q=%D9%85#top');
    expect(output({ url: inner }).href).toBe('http://osta.test/en/services?q=%D9%85#top');
  });
});
