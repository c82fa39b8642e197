/** A placeholder origin for parsing paths; nobody can own it (RFC 2606). */
const somewhere = 'https://osta.invalid';

/** Signs and invisible characters, which could disguise an address. */
const unseen = /[^\u0021-\u007e\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}/gu;

/**
 * Returns a typed address as a browser sends it: letters of every language are encoded, the origin
 * of this site and spaces around are removed. Other input is returned unchanged, and the service
 * refuses it.
 *
 * @param origin of this site
 */
export function sentAddress(written: string, origin: string): string {
  const text = written.trim();
  if (!URL.canParse(text, origin)) return text;
  const url = new URL(text, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

/** Returns an address for people: `/%D8%B9` as a letter. `sentAddress` restores the original. */
export function readAddress(address: string): string {
  const words = decoded(address).replaceAll(unseen, encodeURIComponent);
  return sentAddress(words, somewhere) === address ? words : address;
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    // Not in UTF-8
    return address;
  }
}
