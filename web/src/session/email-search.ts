interface EmailSearch {
  /** Prefills the address whose code is asked for. */
  readonly email?: string;
}

/** Reads `?email=`; drops what cannot be an address. */
export function emailSearch(search: Readonly<Record<string, unknown>>): EmailSearch {
  const { email } = search;
  const isAddress = typeof email === 'string' && email.length <= 254 && /^\S+@\S+$/u.test(email);
  return isAddress ? { email } : {};
}
