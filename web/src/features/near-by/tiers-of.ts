import type { ListedProfessional } from '@osta/contracts/professional/api';

/** In metres: the suburbs of a Libyan town lie within it, and the next town does not. */
const nearAtMost = 30_000;

/** Professionals by whether they are in the neighbourhood, each part in its order. */
export interface Tiers {
  readonly near: readonly ListedProfessional[];
  readonly far: readonly ListedProfessional[];
}

/**
 * Splits a list where the neighbourhood ends.
 *
 * @param professionals the nearest first
 * @returns `null` where there is nothing to tell apart: no distances, or everybody is near
 */
export function tiersOf(professionals: readonly ListedProfessional[]): Tiers | null {
  const end = professionals.findIndex(({ distanceMeters }) => (distanceMeters ?? 0) > nearAtMost);
  if (end === -1) return null;
  return { near: professionals.slice(0, end), far: professionals.slice(end) };
}
