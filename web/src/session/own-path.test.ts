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
  });

  it.each(['/auth/login', '/auth', '/en/auth/signup?redirect=/account'])(
    'does not lead back to signing in: %s',
    (path) => {
      expect(ownPath(path)).toBe('/');
    },
  );
});
