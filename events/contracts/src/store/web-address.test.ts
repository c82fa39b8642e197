import { expect, it } from 'vitest';

import { isAddressOn, isWebAddress } from './web-address.ts';

it.each([
  ['https://example.ly', true],
  ['https://example.ly/ar?x=1', true],
  ['http://example.ly', false],
  ['https://me@example.ly', false],
  ['https://example.ly:8443', false],
  ['https://localhost', false],
  ['javascript:alert(1)', false],
  ['example.ly', false],
])('%s is the address of a website: %s', (text, isOne) => {
  expect(isWebAddress(text)).toBe(isOne);
});

it.each([
  ['https://www.facebook.com/nakheel', true],
  ['https://m.facebook.com/nakheel', true],
  ['https://facebook.com.example.ly/nakheel', false],
  ['https://notfacebook.com/nakheel', false],
])('%s is on Facebook: %s', (text, isOne) => {
  expect(isAddressOn('facebook', text)).toBe(isOne);
});
