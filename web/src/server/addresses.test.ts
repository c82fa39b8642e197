import express from 'express';
import { describe, expect, it } from 'vitest';

import { isGreetedInEnglish, properPath } from './addresses.ts';

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

/** Returns a request to a path of `osta.test` as Express would pass it. */
function request(path: string, headers: Readonly<Record<string, string>>): express.Request {
  const app = express();
  return Object.assign(Object.create(app.request) as express.Request, {
    app,
    url: path,
    headers: { host: 'osta.test:3000', ...headers },
    socket: {},
  });
}

describe('the bare address', () => {
  const english = { 'accept-language': 'en-GB,en;q=0.9' };
  const chosen = { 'accept-language': 'ar-LY', cookie: 'theme=dark; locale=en' };

  it.each<readonly [string, string, Readonly<Record<string, string>>, boolean]>([
    ['an English browser', '/', english, true],
    ['a choice of English', '/', chosen, true],
    ['with a query', '/?from=card', chosen, true],
    ['a choice of Arabic', '/', { ...english, cookie: 'locale=ar' }, false],
    ['nobody knows', '/', {}, false],
    ['a link from elsewhere', '/', { ...chosen, referer: 'https://search.test/' }, true],
    ['a link of our own', '/', { ...chosen, referer: 'http://osta.test:3000/en' }, false],
    ['a deep link, which is a choice', '/services', chosen, false],
    ['English already', '/en', chosen, false],
    ['a crawler', '/', { ...english, 'user-agent': 'Googlebot/2.1' }, false],
    ['a crawler with a cookie', '/', { ...chosen, 'user-agent': 'Googlebot/2.1' }, false],
  ])('%s: %s', (_who, path, headers, isGreeted) => {
    expect(isGreetedInEnglish(request(path, headers))).toBe(isGreeted);
  });
});
