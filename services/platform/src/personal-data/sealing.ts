import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import { sealedPrefix } from '@osta/contracts/personal-words';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** A new key of one person. */
export function newKey(): Buffer {
  return randomBytes(32);
}

/** Words that only the key of this person opens again. Bound to the person: elsewhere they stay shut. */
export function seal(words: string, subject: string, key: Buffer): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(subject));
  const sealed = Buffer.concat([cipher.update(words, 'utf8'), cipher.final()]);
  return sealedPrefix + Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** Whether these words have to be opened before anybody can read them. */
export function isSealed(text: string): boolean {
  return text.startsWith(sealedPrefix);
}

/** @returns null when the key does not fit, or the text was changed */
export function unseal(text: string, subject: string, key: Buffer): string | null {
  const bytes = Buffer.from(text.slice(sealedPrefix.length), 'base64url');
  if (bytes.length < nonceBytes + tagBytes) return null;
  try {
    const cipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
    cipher.setAAD(Buffer.from(subject)).setAuthTag(bytes.subarray(-tagBytes));
    const opened = cipher.update(bytes.subarray(nonceBytes, -tagBytes));
    return Buffer.concat([opened, cipher.final()]).toString();
  } catch {
    return null;
  }
}
