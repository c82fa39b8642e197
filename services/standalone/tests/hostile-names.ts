import { product } from './product.ts';

const seen = ['سالم', 'Salma', 'Ali'];
const hidden = [
  '\u202E',
  '\u202D',
  '\u202A',
  '\u202B',
  '\u202C',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u200E',
  '\u200F',
  '\u061C',
  '\u200B',
  '\u200D',
  '\uFEFF',
  '\u0000',
  '\u0008',
  '\u001B',
  '\u007F',
  '\u0085',
  '\u2028',
  '\u2029',
  '\uD83D',
  '\uDE00',
  '\u0301'.repeat(30),
  '\u0489',
  '\u3164',
  '\u2800',
  '\u00AD',
  '\u180E',
  '\uFFFD',
  '\uFFFF',
  '\u{E0041}',
  '\u{1D400}',
  '\u{1F468}\u200D\u{1F527}',
];

/** Two hundred unusual names: unusually written ones, and ones meant for impersonation. */
export const hostileNames: readonly string[] = [
  // Invisible names
  ...hidden,
  ...hidden.map((each) => each.repeat(2)),
  ...product(seen, hidden, ['', 'ل']),
].slice(0, 200);
