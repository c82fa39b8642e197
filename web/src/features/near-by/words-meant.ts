import type { ServiceSearchAnswer } from '@osta/contracts/catalogue/api';

/**
 * Returns the words that professionals are looked for by; `null` when a typed text surely means a service, or as long
 * as that is not known.
 *
 * @param what a typed text, which names no service exactly
 */
export function wordsMeant(
  what: string | undefined,
  answer: ServiceSearchAnswer | undefined,
): string | null {
  if (what === undefined || answer === undefined) return null;
  const { services, isGuess } = answer.data;
  return services.length === 0 || isGuess ? what : null;
}
