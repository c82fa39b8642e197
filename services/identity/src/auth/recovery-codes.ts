import { randomInt } from 'node:crypto';

/** Without those that are taken for another: 0 and o, 1, l and i. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const [codes, length] = [10, 8];

/** Ten codes of eight letters, as they are typed in the end: without the hyphen. */
export function newRecoveryCodes(): readonly string[] {
  const all = new Set<string>();
  while (all.size < codes) all.add(newCode());
  return [...all];
}

/** `k7m29xqd` as people read it: `k7m2-9xqd` */
export function shownRecoveryCode(code: string): string {
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
}

function newCode(): string {
  return Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('');
}
