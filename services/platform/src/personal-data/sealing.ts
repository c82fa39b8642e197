import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';

import { sealedPrefix } from '@osta/contracts/personal-words';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Returns a new key of one person. */
export function newKey(): Buffer {
  return randomBytes(32);
}

/** Seals words with a person's key. Bound to the person: under another subject they do not open. */
export function seal(words: string, subject: string, key: Buffer): string {
  const nonce = randomBytes(nonceBytes);
  // Bytes instead of a key object would take twice as long: Node 24 checks by exceptions what they are
  const cipher = createCipheriv(algorithm, createSecretKey(key), nonce);
  cipher.setAAD(Buffer.from(subject));
  const sealed = Buffer.concat([cipher.update(words, 'utf8'), cipher.final()]);
  return sealedPrefix + Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** Returns whether a text is sealed. */
export function isSealed(text: string): boolean {
  return text.startsWith(sealedPrefix);
}

/**
 * Opens a sealed text.
 *
 * @returns null when the key does not fit, or the text was changed
 */
export function unseal(text: string, subject: string, key: Buffer): string | null {
  const bytes = Buffer.from(text.slice(sealedPrefix.length), 'base64url');
  if (bytes.length < nonceBytes + tagBytes) return null;
  try {
    const nonce = bytes.subarray(0, nonceBytes);
    const cipher = createDecipheriv(algorithm, createSecretKey(key), nonce);
    cipher.setAAD(Buffer.from(subject)).setAuthTag(bytes.subarray(-tagBytes));
    const opened = cipher.update(bytes.subarray(nonceBytes, -tagBytes));
    return Buffer.concat([opened, cipher.final()]).toString();
  } catch {
    return null;
  }
}
