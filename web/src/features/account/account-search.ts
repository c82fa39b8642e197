export type AccountSection = 'general' | 'subscription' | 'payment' | 'privacy';

interface AccountSearch {
  /** Left out for the general one. */
  readonly section?: 'subscription' | 'payment' | 'privacy';
}

/** Reads `?section=` of the account page (spec §2); anything else shows the general one. */
export function accountSearch(search: Readonly<Record<string, unknown>>): AccountSearch {
  const { section } = search;
  return section === 'subscription' || section === 'payment' || section === 'privacy'
    ? { section }
    : {};
}
