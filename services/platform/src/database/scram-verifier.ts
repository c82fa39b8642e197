import { createHash, createHmac, pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

const iterations = 4096;
const deriveKey = promisify(pbkdf2);

/**
 * Returns what Postgres stores of a password (RFC 5803, with SHA-256 by RFC 7677): sent in its place, the
 * password itself comes into no log of statements.
 */
export async function scramVerifier(
  password: string,
  salt: Buffer = randomBytes(16),
): Promise<string> {
  const salted = await deriveKey(prepared(password), salt, iterations, 32, 'sha256');
  const clientKey = createHmac('sha256', salted).update('Client Key').digest();
  const storedKey = createHash('sha256').update(clientKey).digest('base64');
  const serverKey = createHmac('sha256', salted).update('Server Key').digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}

/** Non-ASCII spaces (RFC 3454 C.1.2), and what stands for nothing (B.1). */
const spaces = /[\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000]/gu;
const nothing =
  /\u00AD|\u034F|\u1806|\u180B|\u180C|\u180D|\u200C|\u200D|\u2060|[\uFE00-\uFE0F]|\uFEFF/gu;

/**
 * Normalises a password (SASLprep, RFC 4013 §2.1 and §2.2) as `pg` does before it logs in. Like `pg`, it forbids
 * nothing.
 */
function prepared(password: string): string {
  return password.replace(spaces, ' ').replace(nothing, '').normalize('NFKC');
}
