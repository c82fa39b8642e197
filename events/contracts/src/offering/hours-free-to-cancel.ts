import type { CancellationPolicy } from './offer.ts';

/** Hours before the start until which a customer cancels without a consequence. */
export const hoursFreeToCancel: Readonly<Record<CancellationPolicy, number>> = {
  flexible: 2,
  moderate: 24,
  strict: 72,
};
