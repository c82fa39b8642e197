/** What the link in a letter for a new password carries in its fragment. */
interface ResetLetter {
  readonly email: string;
  readonly code: string;
  readonly asked: string;
}

/**
 * Reads the fragment of the link in a letter for a new password.
 *
 * @param hash without its `#`
 * @returns null for any other fragment
 */
export function readResetLetter(hash: string): ResetLetter | null {
  const carried = new URLSearchParams(hash);
  const email = carried.get('email') ?? '';
  const code = carried.get('code') ?? '';
  const asked = carried.get('asked') ?? '';
  const isLetter = /^\S+@\S+$/u.test(email) && /^\d{6}$/u.test(code) && /^[\w-]{22}$/u.test(asked);
  return isLetter ? { email, code, asked } : null;
}
