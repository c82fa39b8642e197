import { expect, it } from 'vitest';

import { createLimiters } from './create-limiters.ts';

const neighbours = [
  ['one /64 of IPv6', '2001:db8:ab:12::1', '2001:DB8:ab:12:ffff:1:2:3'],
  ['an IPv4 in both its notations', '41.208.70.5', '::ffff:41.208.70.5'],
  ['a person', '0192f0c1-0000-7000-8000-000000000001', '0192f0c1-0000-7000-8000-000000000001'],
] as const;

it.each(neighbours)('counts %s as one caller', async (_what, one, other) => {
  const limiter = createLimiters({ kind: 'memory' })('knock', { points: 1, seconds: 60 });
  expect(await limiter.take(one)).toBe(0);
  expect(await limiter.take(other)).toBeGreaterThan(0);
});

const strangers = [
  ['networks of IPv6', '2001:db8:ab:12::1', '2001:db8:ab:13::1'],
  ['addresses of IPv4', '41.208.70.5', '41.208.70.6'],
  ['people', '0192f0c1-0000-7000-8000-000000000001', '0192f0c1-0000-7000-8000-000000000002'],
] as const;

it.each(strangers)('counts two %s apart', async (_what, one, other) => {
  const limiter = createLimiters({ kind: 'memory' })('knock', { points: 1, seconds: 60 });
  expect(await limiter.take(one)).toBe(0);
  expect(await limiter.take(other)).toBe(0);
});
