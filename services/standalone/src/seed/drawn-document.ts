import { readFile } from 'node:fs/promises';

/** Where the picture of the demo market's identity document is. */
export const documentFile = new URL('../../pictures/identity-document.webp', import.meta.url);

/** Reads the picture of an identity document, as it is stored. It is nobody's: all of the demo market show the same. */
export function drawnDocument(): Promise<Uint8Array> {
  return readFile(documentFile);
}
