import type { Check } from './scenario.ts';

/** Returns the checks of one part of a scenario, each with the name of that part. */
export function labelled(label: string, checks: readonly Check[]): readonly Check[] {
  return checks.map(({ invariant, what, holds, found }) => ({
    invariant,
    what: `${label}: ${what}`,
    holds,
    found,
  }));
}
