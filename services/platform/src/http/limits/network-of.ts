import { isIPv4, isIPv6 } from 'node:net';

/** How many leading bits of an address name its network: whole bytes of IPv4, whole groups of 16 of IPv6. */
export interface NetworkBits {
  readonly ipv4: number;
  readonly ipv6: number;
}

/**
 * Returns the network of an address: `41.208.70.0/24`, `2001:db8:ab:0::/64`; any other text as it is. An IPv4
 * written as IPv6 (RFC 4291 §2.5.5.2) is that IPv4.
 */
export function networkOf(address: string, bits: NetworkBits): string {
  if (isIPv4(address)) return networkOfIpv4(address.split('.'), bits.ipv4);
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 6).join(' ') === '0 0 0 0 0 65535') {
    return networkOfIpv4([high >> 8, high & 255, low >> 8, low & 255], bits.ipv4);
  }
  const network = groups.slice(0, bits.ipv6 / 16).map((group) => group.toString(16));
  return `${network.join(':')}::/${bits.ipv6}`;
}

function networkOfIpv4(parts: readonly (string | number)[], bits: number): string {
  const network = parts.map((part, nth) => (nth < bits / 8 ? part : 0));
  return `${network.join('.')}/${bits}`;
}

/** Returns the eight groups of an IPv6 address, in any of its notations (RFC 4291 §2.2), without its zone. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = address
    .replace(/%.*$/u, '')
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/u, (_text, ...bytes: readonly string[]) => {
      const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
      return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
    })
    .split('::');
  const before = groupsIn(head);
  const after = groupsIn(tail ?? '');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => 0), ...after];
}

function groupsIn(text: string): readonly number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}
