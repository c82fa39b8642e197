import { describe, expect, it } from 'vitest';

import { localeOfPath, withLocale, withoutLocale } from './locale-path.ts';

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

  it.each(['/', '/?q=1', '/#top', '/services', '/customer/requests/1'])(
    'comes off again: %s',
    (path) => {
      expect(withoutLocale(withLocale(path, 'en'))).toBe(path);
      expect(withLocale(path, 'ar')).toBe(path);
    },
  );
});
