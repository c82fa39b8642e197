const requirements = ['second-step', 'standing'] as const;
/** What an account lacks. */
type Requirement = (typeof requirements)[number];

interface UnauthorizedSearch {
  /** The missing requirement, where it is not the kind of account. */
  readonly needs?: Requirement;
}

/** Reads the parameters of `/auth/unauthorized`. */
export function unauthorizedSearch(search: Readonly<Record<string, unknown>>): UnauthorizedSearch {
  const needs = requirements.find((requirement) => requirement === search['needs']);
  return needs === undefined ? {} : { needs };
}
