import type { ApplicationDocument } from '@osta/contracts/application/api';

const day = 86_400_000;
/** From so many days before its end on, somebody is told. */
const soonDays = 30;

/** How the validity of a document stands. `days`: from today to its last day. */
export type Expiry =
  | { readonly kind: 'never' | 'over' | 'far' }
  | { readonly kind: 'soon'; readonly days: number };

/**
 * Returns how the validity of a document stands.
 *
 * @param today YYYY-MM-DD, Libyan
 */
export function expiryOf(
  { expiresOn }: Pick<ApplicationDocument, 'expiresOn'>,
  today: string,
): Expiry {
  if (expiresOn === null) return { kind: 'never' };
  const days = Math.round((Date.parse(expiresOn) - Date.parse(today)) / day);
  if (days < 0) return { kind: 'over' };
  return days > soonDays ? { kind: 'far' } : { kind: 'soon', days };
}
