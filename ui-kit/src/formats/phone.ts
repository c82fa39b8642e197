import { invisibleMarks, westernDigits } from './western-digits.ts';

/** E.164: a plus, no leading zero, at most 15 digits; fewer than 8 are no number. */
const international = /^\+[1-9]\d{7,14}$/;
/** A Libyan number without the country code: nine digits, eight in some towns. */
const libyan = /^(?:9[1-9]\d{7}|[2-8]\d{7,8})$/;
const libya = '+218';

/**
 * Parses a typed phone number into E.164; null when it is none. Accepts Libyan numbers in every
 * usual form (`091 234 5678`, `00218912345678`, `218-91-2345678`, `+218 (0)91 2345678`,
 * `٠٩١٢٣٤٥٦٧٨`), others with `+` or `00`.
 */
export function parsePhone(text: string): string | null {
  const compact = westernDigits(text)
    .replaceAll(invisibleMarks, '')
    .replaceAll(/\(0\)/g, '')
    .replaceAll(/[\s().\-‐-―/]/gu, '')
    .replace(/^00/, '+');
  if (!/^\+?\d+$/.test(compact)) return null;

  const local = compact.replace(/^\+?218/, '').replace(/^0/, '');
  const isAbroad = compact.startsWith('+') && !compact.startsWith(libya);
  if (isAbroad) return international.test(compact) ? compact : null;
  // Tripoli's area code is 21: a number that is complete as it is keeps its leading 218
  const bare = compact.replace(/^\+/, '').replace(/^0/, '');
  if (!compact.startsWith('+') && libyan.test(bare)) return `${libya}${bare}`;
  return libyan.test(local) ? `${libya}${local}` : null;
}

/**
 * Formats E.164 in groups: `+218 91 234 5678`. A foreign number keeps its digits together. Null
 * when it is not E.164. Read from left to right: put it into an Ltr.
 */
export function formatPhone(e164: string): string | null {
  if (!international.test(e164)) return null;
  const groups = /^\+218(?<net>\d{2})(?<start>\d{3})(?<end>\d{3,4})$/.exec(e164)?.groups;
  return groups === undefined
    ? e164
    : `${libya} ${groups['net']} ${groups['start']} ${groups['end']}`;
}
