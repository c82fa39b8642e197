import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns the secret that signs the session cookies of this data directory: created once, readable by its owner
 * only. Written aside and renamed, so that an interrupted start leaves none or a complete one.
 */
export async function authSecret(dataDirectory: string): Promise<string> {
  const file = path.join(dataDirectory, 'auth-secret');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept.length >= 32) return kept;

  const made = randomBytes(32).toString('hex');
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, made, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return made;
}
