import {
  array,
  assert,
  constantFrom,
  integer,
  ipV4,
  ipV6,
  oneof,
  property,
  uuid,
} from 'fast-check';
import { describe, expect, it } from 'vitest';

import { networkOf } from './network-of.ts';

const bits = { ipv4: 24, ipv6: 64 };

const group = oneof(integer({ min: 0, max: 0xff_ff }), constantFrom(0));
const groups = array(group, { minLength: 8, maxLength: 8 });
const hexOf = (parts: readonly number[]): string => parts.map((n) => n.toString(16)).join(':');

/** Returns the notations of an address: whole, as short as a URL makes it, in capitals, and with zeros in front. */
function notationsOf(parts: readonly number[]): readonly string[] {
  const short = new URL(`http://[${hexOf(parts)}]`).hostname.slice(1, -1);
  const padded = parts.map((n) => n.toString(16).padStart(4, '0')).join(':');
  return [hexOf(parts), short, short.toUpperCase(), padded, `${short}%eth0`];
}

describe('the network of an address', () => {
  it.each([
    ['41.208.70.5', '41.208.70.0/24'],
    ['::ffff:41.208.70.5', '41.208.70.0/24'],
    ['::FFFF:29d0:4605', '41.208.70.0/24'],
    ['2001:db8:abcd:12:1:2:3:4', '2001:db8:abcd:12::/64'],
    ['2001:0DB8:00ab::1', '2001:db8:ab:0::/64'],
    ['64:ff9b::41.208.70.5', '64:ff9b:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address, bits)).toBe(network);
  });

  it('is the same in each notation of the address, and for each neighbour', () => {
    assert(
      property(groups, array(group, { minLength: 4, maxLength: 4 }), (parts, others) => {
        const network = `${hexOf(parts.slice(0, 4))}::/64`;
        // ::ffff:0:0/96 are addresses of IPv4
        const isIpv4 = parts.slice(0, 5).every((n) => n === 0);
        for (const notation of isIpv4 ? [] : notationsOf(parts)) {
          expect(networkOf(notation, bits)).toBe(network);
        }
        const neighbour = [1, ...parts.slice(1, 4), ...others];
        expect(networkOf(hexOf(neighbour), bits)).toBe(`${hexOf(neighbour.slice(0, 4))}::/64`);
      }),
    );
  });

  it('is that of the IPv4 that is written as IPv6', () => {
    assert(
      property(ipV4(), (address) => {
        const short = new URL(`http://[::ffff:${address}]`).hostname.slice(1, -1);
        expect(networkOf(`::ffff:${address}`, bits)).toBe(networkOf(address, bits));
        expect(networkOf(short, bits)).toBe(networkOf(address, bits));
        expect(networkOf(short, { ipv4: 32, ipv6: 64 })).toBe(`${address}/32`);
      }),
    );
  });

  it('is written down for every address, and names no other text', () => {
    assert(
      property(ipV6(), (address) => {
        expect(networkOf(address, bits)).toMatch(
          /^([0-9a-f]{1,4}:){3}[0-9a-f]{1,4}::\/64$|^(\d+\.){3}0\/24$/u,
        );
      }),
    );
    assert(
      property(uuid(), (id) => {
        expect(networkOf(id, bits)).toBe(id);
      }),
    );
  });
});
