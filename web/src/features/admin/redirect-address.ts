/** Stands for the site where only what follows its name is looked at; nobody can own it (RFC 2606). */
const somewhere = 'https://osta.invalid';

/** What is no letter, or one that nobody sees: it could hide what an address is. */
const unseen = /[^\u0021-\u007e\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}/gu;

/**
 * An address as a browser sends it, from how a person writes it: letters of every language, the
 * whole address of a page of this site, spaces around it. What is none stays as it is, and the
 * service refuses it.
 *
 * @param origin of this site
 */
export function sentAddress(written: string, origin: string): string {
  const text = written.trim();
  if (!URL.canParse(text, origin)) return text;
  const url = new URL(text, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

/** An address as people read it: `/%D8%B9` is a letter. Sent again, it is the very same. */
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
