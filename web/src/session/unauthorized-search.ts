interface UnauthorizedSearch {
  /** What is missing, where it is more than another kind of account. */
  readonly needs?: 'second-step';
}

/** Reads what `/auth/unauthorized` is opened with. */
export function unauthorizedSearch(search: Readonly<Record<string, unknown>>): UnauthorizedSearch {
  return search['needs'] === 'second-step' ? { needs: search['needs'] } : {};
}
