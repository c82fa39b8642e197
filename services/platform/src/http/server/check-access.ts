import type { PlatformProblemCode } from '@osta/contracts/problem';

import type { Principal } from '../../auth/principal.ts';
import type { Access } from '../route.ts';

/** Returns why this person may not call a route; undefined when they may. */
export function checkAccess(
  access: Access,
  principal: Principal | null,
): Extract<PlatformProblemCode, 'UNAUTHENTICATED' | 'FORBIDDEN'> | undefined {
  if (access === 'public' || access === 'guest') return undefined;
  if (principal === null) return 'UNAUTHENTICATED';
  return isAllowed(access, principal) ? undefined : 'FORBIDDEN';
}

function isAllowed(access: Exclude<Access, 'public' | 'guest'>, principal: Principal): boolean {
  const { kind, isAdmin } = principal;
  switch (access) {
    case 'signed-in':
      return true;
    case 'registered':
      return kind !== null;
    case 'admin':
      return isAdmin;
    default:
      return kind !== null && access.includes(kind);
  }
}
