import { type Instant, later } from '@osta/contracts/instant';

/** What the best match depends on, of one professional: ADR 53. */
export interface MatchFacts {
  /** From the point that was asked for; `null` without one. */
  readonly distanceMeters: number | null;
  readonly rating: { readonly average: number; readonly count: number } | null;
  /** The median until their first answer; `null`: too few cases. */
  readonly responseMinutes: number | null;
  /** The share of what they accepted, from 0 to 1; `null`: too few cases. */
  readonly acceptance: number | null;
  /** Whether an admin has accepted a document. */
  readonly isChecked: boolean;
  /** They can come now, until then. */
  readonly availableUntil: Instant | null;
  /** `null`: none of their services can be booked. */
  readonly nextFreeAt: Instant | null;
}

/** How much each fact counts; together 100. */
const weights = {
  distance: 30,
  rating: 30,
  soon: 15,
  acceptance: 10,
  response: 5,
  checked: 10,
} as const;

/** At this distance, half of what nearness counts is left. */
const halfDistance = 5000;
/** The average that somebody without ratings is taken to have, as if so many people had given it. */
const usual = { average: 4, count: 5 } as const;
/** What professionals with few cases are taken to do. */
const usualAcceptance = 0.7;
const usualMinutes = 60;
/** Free within so many hours, the part of what soon counts. */
const soonSteps = [
  { hours: 24, part: 0.75 },
  { hours: 3 * 24, part: 0.5 },
  { hours: 7 * 24, part: 0.25 },
] as const;
/** Of those who can be booked later than all steps. */
const laterPart = 0.1;

/**
 * Returns how well a professional matches a search, from 0 to 100: the more, the better. Better in one fact and equal
 * in the others is never less. What is not known of newcomers counts as usual.
 */
export function matchScore(facts: MatchFacts, now: Instant): number {
  const { distanceMeters, responseMinutes, acceptance, isChecked } = facts;
  return (
    weights.distance * (distanceMeters === null ? 0 : halving(distanceMeters, halfDistance)) +
    weights.rating * ratingPart(facts.rating) +
    weights.soon * soonPart(facts, now) +
    weights.acceptance * (acceptance ?? usualAcceptance) +
    weights.response * halving(responseMinutes ?? usualMinutes, usualMinutes) +
    weights.checked * Number(isChecked)
  );
}

/** Falls from 1 towards 0, and is a half at `half`. */
function halving(value: number, half: number): number {
  return half / (half + value);
}

/** The Bayesian mean: few ratings move it little away from the usual. */
function ratingPart(rating: MatchFacts['rating']): number {
  const { average, count } = rating ?? { average: 0, count: 0 };
  const mean = (average * count + usual.average * usual.count) / (count + usual.count);
  return (mean - 1) / 4;
}

function soonPart(
  { availableUntil, nextFreeAt }: Pick<MatchFacts, 'availableUntil' | 'nextFreeAt'>,
  now: Instant,
): number {
  if (availableUntil !== null && availableUntil > now) return 1;
  if (nextFreeAt === null) return 0;
  const step = soonSteps.find(({ hours }) => nextFreeAt <= later(now, hours * 3_600_000));
  return step?.part ?? laterPart;
}
