import {
  array,
  assert,
  constantFrom,
  integer,
  ipV4,
  ipV6,
  oneof,
  property,
  record,
} from 'fast-check';
import { describe, expect, it } from 'vitest';

import { codesWrong, countsOf, passwordsWrong, type Allowance } from './allowance.ts';
import { mailboxOf } from './mailbox-of.ts';
import { deviceOfOwner, strangerFrom, type Place } from './place-of.ts';

/** Counts in memory by the rules alone. Returns whether an attempt at a time, in seconds, is looked at. */
function counting(allowance: Allowance): (account: string, place: Place, at: number) => boolean {
  const windows = new Map<string, { taken: number; readonly endsAt: number }>();
  return (account, place, at) => {
    const opened = countsOf(allowance, account, place).map((count) => {
      const known = windows.get(count.of);
      const window =
        known && known.endsAt > at ? known : { taken: 0, endsAt: at + allowance.seconds };
      windows.set(count.of, window);
      return { window, count };
    });
    if (opened.some(({ window, count }) => window.taken >= count.allowed)) return false;
    for (const { window } of opened) window.taken += 1;
    return true;
  };
}

const strangers = array(
  record({ address: oneof(ipV4(), ipV6()), after: integer({ min: 0, max: 20 }) }),
  { maxLength: 300, size: 'max' },
);

describe('attempts of strangers', () => {
  it.each([codesWrong, passwordsWrong])('take nothing from a known device: %j', (allowance) => {
    assert(
      property(strangers, (attempts) => {
        const isLookedAt = counting(allowance);
        let now = 0;
        for (const { address, after } of attempts) {
          now += after;
          isLookedAt('owner', strangerFrom(address), now);
        }
        const own = Array.from({ length: allowance.perPlace + 1 }, () =>
          isLookedAt('owner', deviceOfOwner('mine'), now),
        );
        expect(own.filter(Boolean)).toHaveLength(allowance.perPlace);
        expect(own.at(-1)).toBe(false);
      }),
      // A smaller example tells no more, and takes minutes to find
      { endOnFailure: true },
    );
  });

  it('of one network leave others theirs, however many there are', () => {
    assert(
      property(ipV4(), integer({ min: 1, max: 500 }), (address, guesses) => {
        const isLookedAt = counting(codesWrong);
        for (let n = 0; n < guesses; n += 1) isLookedAt('owner', strangerFrom(address), n % 60);
        const other = `192.0.${address.startsWith('192.0.2.') ? 3 : 2}.1`;
        expect(isLookedAt('owner', strangerFrom(other), 60)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('from a thousand networks are ten thousand, of which thirty a day are looked at', () => {
    const isLookedAt = counting(codesWrong);
    const looked = Array.from({ length: 10_000 }, (_, n) =>
      isLookedAt('owner', strangerFrom(`10.${(n % 1000) >> 8}.${(n % 1000) & 255}.9`), n),
    );
    expect(looked.filter(Boolean)).toHaveLength(30);
    expect(isLookedAt('owner', strangerFrom('192.0.2.1'), codesWrong.seconds)).toBe(true);
  });
});

describe('the place of a stranger', () => {
  it.each([
    ['41.208.70.5', 'network 41.208.70.0/24'],
    ['::ffff:41.208.70.5', 'network 41.208.70.0/24'],
    ['2001:0DB8:00ab:12::1', 'network 2001:db8:ab::/48'],
  ])('at %s is the %s', (address, name) => {
    expect(strangerFrom(address).name).toBe(name);
  });
});

describe('the mailbox of an address', () => {
  it.each([
    ['salma@example.ly', 'salma@example.ly'],
    ['salma+osta@example.ly', 'salma@example.ly'],
    ['sal.ma@example.ly', 'sal.ma@example.ly'],
    ['s.a.l.m.a+1+2@googlemail.com', 'salma@gmail.com'],
    ['+salma@example.ly', '+salma@example.ly'],
    ['+218911234567', '+218911234567'],
  ])('of %s is %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });

  it('is its own mailbox', () => {
    const local = array(constantFrom('a', 'b', '.', '+'), { minLength: 1, maxLength: 8 });
    assert(
      property(local, constantFrom('gmail.com', 'example.ly'), (letters, domain) => {
        const mailbox = mailboxOf(`${letters.join('')}@${domain}`);
        expect(mailboxOf(mailbox)).toBe(mailbox);
      }),
    );
  });
});
