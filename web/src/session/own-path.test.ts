import { withLocale, withoutLocale } from '@osta/contracts/locale-path';
import { describe, expect, it } from 'vitest';

import { ownPath } from './own-path.ts';

describe('a path to follow after signing in', () => {
  it.each(['/', '/account', '/customer/requests/1?tab=ended#quotes', '/a//b'])(
    'keeps %s',
    (path) => {
      expect(ownPath(path)).toBe(path);
    },
  );

  it.each([
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/en//evil.example',
    '/en///evil.example',
    '/en/\\evil.example',
    '/en/.//evil.example',
    '/en/en//evil.example',
    '/en/..//evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/en/%2fevil.example',
    '/ /evil.example',
    '/\r\n/evil.example',
    '/\u0000/evil.example',
    ' //evil.example',
    '%2f%2fevil.example',
    'https:evil.example',
    'https:/evil.example',
    'http://own.invalid@evil.example',
    'http://own.invalid/account',
    '//own.invalid//evil.example',
    '//osta.example@evil.example',
    '/@evil.example',
    '/?//evil.example',
    '/#//evil.example',
    'data:text/html,x',
    'javascript:alert(1)',
    'account',
    '',
    undefined,
    42,
    ['/account'],
  ])('never leads to another site: %s', (candidate) => {
    const path = ownPath(candidate);
    expect(new URL(path, 'https://osta.example').origin).toBe('https://osta.example');
    expect(path).not.toMatch(/^\/[/\\]/u);
    // As the browser would resolve it
    for (const locale of ['ar', 'en'] as const) {
      const followed = withLocale(withoutLocale(path), locale);
      expect(new URL(followed, 'https://osta.example').origin).toBe('https://osta.example');
    }
  });

  it.each(['/auth/login', '/auth', '/en/auth/signup?redirect=/account'])(
    'does not lead back to signing in: %s',
    (path) => {
      expect(ownPath(path)).toBe('/');
    },
  );
});
