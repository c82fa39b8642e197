interface UnauthorizedSearch {
  /** The missing requirement, where it is not the kind of account. */
  readonly needs?: 'second-step';
}

/** Reads the parameters of `/auth/unauthorized`. */
export function unauthorizedSearch(search: Readonly<Record<string, unknown>>): UnauthorizedSearch {
  return search['needs'] === 'second-step' ? { needs: search['needs'] } : {};
}
