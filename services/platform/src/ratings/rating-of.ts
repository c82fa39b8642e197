import type { Rating } from '@osta/contracts/rating';

/**
 * Returns the rating that these counts make; `null` without any. The average has two decimals, a half
 * rounded up, as the column `average` has it.
 *
 * @param counts how many gave one star, two stars, … five stars
 */
export function ratingOf(counts: readonly [number, number, number, number, number]): Rating | null {
  const count = counts.reduce((sum, each) => sum + each, 0);
  if (count === 0) return null;
  const stars = counts.reduce((sum, each, index) => sum + each * (index + 1), 0);
  return { average: Math.round((stars * 100) / count) / 100, count, ofStars: [...counts] };
}
