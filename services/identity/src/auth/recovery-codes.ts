import { randomInt } from 'node:crypto';

/** Without letters that look alike: 0 and o, 1, l and i. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const [codes, length] = [10, 8];

/** Returns ten codes of eight letters, in the typed form without the hyphen. */
export function newRecoveryCodes(): readonly string[] {
  const all = new Set<string>();
  while (all.size < codes) all.add(newCode());
  return [...all];
}

/** Returns the readable form of a code: `k7m29xqd` becomes `k7m2-9xqd`. */
export function shownRecoveryCode(code: string): string {
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
}

function newCode(): string {
  return Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('');
}
