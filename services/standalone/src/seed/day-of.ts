import type { Instant } from '@osta/contracts/instant';

/** Returns the UTC day of a moment: `2026-11-27`. */
export function dayOf(instant: Instant): string {
  return instant.slice(0, 'YYYY-MM-DD'.length);
}
