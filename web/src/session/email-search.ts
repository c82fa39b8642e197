interface EmailSearch {
  /** Whose code is asked for; filled in already. */
  readonly email?: string;
}

/** Reads `?email=`; what cannot be an address is left out. */
export function emailSearch(search: Readonly<Record<string, unknown>>): EmailSearch {
  const { email } = search;
  const isAddress = typeof email === 'string' && email.length <= 254 && /^\S+@\S+$/u.test(email);
  return isAddress ? { email } : {};
}
