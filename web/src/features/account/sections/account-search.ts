/** Every section but the general one, which has no name in the address. */
const named = ['notifications', 'subscription', 'payment', 'privacy'] as const;
type NamedSection = (typeof named)[number];

export type AccountSection = 'general' | NamedSection;

interface AccountSearch {
  /** Absent for the general section. */
  readonly section?: NamedSection;
}

/**
 * Reads `?section=` of the account page (docs/spec.md §2); anything else shows the general section.
 */
export function accountSearch(search: Readonly<Record<string, unknown>>): AccountSearch {
  const section = named.find((name) => name === search['section']);
  return section === undefined ? {} : { section };
}
