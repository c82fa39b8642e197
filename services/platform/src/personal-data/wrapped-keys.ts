import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

import { eventsAreFine } from '@osta/subscription/failure';

import { ConfigProblem } from '../config/read-config.ts';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
/** The form of a wrapped key: this byte, nonce, sealed key, tag. */
const form = 1;

/** The process lacks the secret that wraps a key. The events whose words it opens are fine, and wait. */
class MissingKeySecret extends ConfigProblem {
  readonly code = eventsAreFine;

  constructor() {
    super(
      'OSTA_KEY_SECRETS is wrong: the keys of people are wrapped by a secret that is not among them; add it.',
    );
  }
}

/**
 * The secrets of this process, from outside the database. Whoever has the database alone, or a backup of it, has
 * sealed words and keys that open nothing. Of the whole process, because a process has one configuration, and
 * every reader of words needs it.
 */
let secrets: readonly KeyObject[] = [];

/**
 * Wraps the keys of people from now on, in this process.
 *
 * @param texts the first wraps; all of them open. None: keys are stored as they are
 */
export function wrapKeysWith(texts: readonly string[]): void {
  secrets = texts.map((text) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', text, '', 'keys of people', keyBytes))),
  );
}

/** Returns a key in the form in which it is stored. Bound to the person: as the key of another it does not open. */
export function wrapKey(key: Buffer, subject: string): Buffer {
  const [secret] = secrets;
  if (secret === undefined) return key;
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, secret, nonce);
  cipher.setAAD(Buffer.from(subject));
  const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([Buffer.of(form), nonce, sealed, cipher.getAuthTag()]);
}

/**
 * Returns the key of a person that was stored, wrapped or as it is.
 *
 * @throws ConfigProblem when this process does not have the secret
 */
export function unwrapKey(stored: Buffer, subject: string): Buffer {
  if (stored.length === keyBytes) return stored;
  for (const secret of secrets) {
    const key = opened(stored, subject, secret);
    if (key !== null) return key;
  }
  throw new MissingKeySecret();
}

function opened(stored: Buffer, subject: string, secret: KeyObject): Buffer | null {
  const nonce = stored.subarray(1, 1 + nonceBytes);
  try {
    const cipher = createDecipheriv(algorithm, secret, nonce);
    cipher.setAAD(Buffer.from(subject)).setAuthTag(stored.subarray(-tagBytes));
    const key = cipher.update(stored.subarray(1 + nonceBytes, -tagBytes));
    return Buffer.concat([key, cipher.final()]);
  } catch {
    return null;
  }
}
