import { describe, expect, it } from 'vitest';

import { properPath } from './addresses.ts';

describe('the canonical address of a page', () => {
  it.each(['/', '/en', '/services', '/customer/requests/1', '/arabic', '/en/ar'])(
    'is the requested address: %s',
    (path) => {
      expect(properPath(path)).toBeNull();
    },
  );

  it.each([
    ['/ar', '/'],
    ['/ar/', '/'],
    ['/ar/services', '/services'],
    ['/en/', '/en'],
    ['/services/', '/services'],
    ['/services///', '/services'],
  ])('%s is at %s', (path, proper) => {
    expect(properPath(path)).toBe(proper);
  });

  it.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example//',
    '/ar//evil.example',
    '/\\evil.example/',
    '/ar/\\evil.example',
    '/\\/evil.example',
  ])('is never on another host: %s', (path) => {
    const proper = properPath(path) ?? path;
    expect(new URL(proper, 'https://osta.example').host).toBe('osta.example');
  });
});
