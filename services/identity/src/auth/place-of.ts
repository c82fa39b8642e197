import { networkOf } from '@osta/platform/http/limits/network-of';

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
  return { name: `network ${networkOf(address, { ipv4: 24, ipv6: 48 })}`, isKnown: false };
}
