import type { AccountKind } from '@osta/contracts/account/kind';

/** Returns whether a search parameter names a kind of account. */
export function isAccountKind(value: unknown): value is AccountKind {
  return value === 'customer' || value === 'professional' || value === 'business';
}
