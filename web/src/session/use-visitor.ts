import type { Me } from '@osta/contracts/account/api';

import { isUnregistered } from './guards.ts';
import { useMe } from './use-me.ts';

/**
 * What public pages call somebody to. `newcomer`: has signed in and not said who they are yet; `admin`:
 * whoever looks after the site, whatever their account is for.
 */
export type Visitor = 'guest' | 'newcomer' | 'customer' | 'business' | 'professional' | 'admin';

/** Whom a page speaks to. The server knows it as well: nothing moves when the page comes alive. */
export function useVisitor(): Visitor {
  return visitorOf(useMe());
}

/** Guests share one kept page; everybody else has theirs made for them. */
export function visitorOf(me: Me | null): Visitor {
  if (me === null) return 'guest';
  if (me.isAdmin) return 'admin';
  return isUnregistered(me) || me.role === null ? 'newcomer' : me.role;
}
