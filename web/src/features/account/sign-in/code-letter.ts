/** What the link in a letter with a code carries in its fragment. */
export interface CodeLetter {
  readonly email: string;
  readonly code: string;
  /** A secret of the letter: with it the code works in any browser. */
  readonly asked: string;
}

/**
 * Reads the fragment of the link in a letter with a code.
 *
 * @param hash without its `#`
 * @returns null for any other fragment
 */
export function readCodeLetter(hash: string): CodeLetter | null {
  const carried = new URLSearchParams(hash);
  const email = carried.get('email') ?? '';
  const code = carried.get('code') ?? '';
  const asked = carried.get('asked') ?? '';
  const isLetter = /^\S+@\S+$/u.test(email) && /^\d{6}$/u.test(code) && /^[\w-]{22}$/u.test(asked);
  return isLetter ? { email, code, asked } : null;
}
