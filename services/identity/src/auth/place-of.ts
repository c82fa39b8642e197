import { isIPv4, isIPv6 } from 'node:net';

/** Where an attempt comes from, as far as counting goes. */
export interface Place {
  /** `network 10.0.1.0/24`, `device 8sX…`, `person 0192…` */
  readonly name: string;
  /**
   * Whether it has shown before that it is the owner's: strangers cannot use up what it has, and
   * what it uses does not count as theirs.
   */
  readonly isKnown: boolean;
}

/** Returns the place of a device that has signed in to the account before. */
export function deviceOfOwner(deviceId: string): Place {
  return { name: `device ${deviceId}`, isKnown: true };
}

/** Returns the place of somebody whose session is theirs, and who acts on their own account. */
export function ownSession(userId: string): Place {
  return { name: `person ${userId}`, isKnown: true };
}

/** Returns the place of somebody signed in who asks about an address or number of anybody. */
export function someSession(userId: string): Place {
  return { name: `person ${userId}`, isKnown: false };
}

/**
 * Returns the place of a stranger: the network of the address, as a single household or attacker
 * has many addresses of one.
 *
 * @param address of the caller, as the trusted proxy reports it
 */
export function strangerFrom(address: string): Place {
  return { name: `network ${networkOf(address)}`, isKnown: false };
}

const mapped = /^::ffff:(?<inside>\d+\.\d+\.\d+\.\d+)$/iu;

/** Returns the network of an address: /24 of IPv4, /48 of IPv6; any other text as it is. */
export function networkOf(address: string): string {
  const inside = mapped.exec(address)?.groups?.['inside'] ?? address;
  if (isIPv4(inside)) return `${inside.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(inside)) return inside;
  const [head = '', tail] = inside.replace(/%.*$/u, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after];
  const network = all.slice(0, 3).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/48`;
}
