import type { Me } from '@osta/contracts/account/api';

import { isUnregistered } from './guards.ts';
import { useMe } from './use-me.ts';

/**
 * Decides what public pages invite somebody to. `newcomer`: signed in with an incomplete sign-up;
 * `admin`: an administrator, whatever their kind of account.
 */
export type Visitor = 'guest' | 'newcomer' | 'customer' | 'business' | 'professional' | 'admin';

/** Returns the visitor's kind. The server knows it as well, so nothing changes on hydration. */
export function useVisitor(): Visitor {
  return visitorOf(useMe());
}

/**
 * Returns the visitor's kind. Guests share cached pages; everybody else's are rendered for them.
 */
export function visitorOf(me: Me | null): Visitor {
  if (me === null) return 'guest';
  if (me.isAdmin) return 'admin';
  return isUnregistered(me) || me.role === null ? 'newcomer' : me.role;
}
