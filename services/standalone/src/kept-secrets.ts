import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import {
  ConfigProblem,
  type Environment,
  processEnvironment,
} from '@osta/platform/config/read-config';

import { defaultDataDirectory } from './standalone-config.ts';

/** The file in which each secret is kept where no variable gives it. */
const files = { OSTA_AUTH_SECRET: 'auth-secret', OSTA_KEY_SECRETS: 'key-secret' } as const;

/**
 * Returns the secrets of this data directory for the environment of services: those that variables give, else kept
 * ones.
 *
 * @throws ConfigProblem when one is kept and cannot be read: a new one in its place would open nothing
 */
export async function keptSecrets(dataDirectory: string): Promise<Environment> {
  const secrets: Record<string, string> = {};
  for (const [name, file] of Object.entries(files)) {
    secrets[name] = processEnvironment[name] || (await kept(path.join(dataDirectory, file)));
  }
  return secrets;
}

/**
 * Returns the secrets that wrap the keys of people, for a tool beside the services; none where none is kept.
 *
 * @throws ConfigProblem as {@link keptSecrets}
 */
export async function keySecretsOfTool(): Promise<readonly string[]> {
  const given = processEnvironment['OSTA_KEY_SECRETS'] ?? '';
  if (given !== '') return given.split(',').map((each) => each.trim());
  // A tool needs no more of the configuration than that, and must not ask for it to be whole
  const directory = processEnvironment['OSTA_DATA_DIR'] ?? defaultDataDirectory;
  const found = await readKept(path.join(directory, files.OSTA_KEY_SECRETS));
  return found === null ? [] : [found];
}

/**
 * Returns a secret that is created once, readable by its owner only. Written aside and renamed, so that an
 * interrupted start leaves none or a complete one.
 */
async function kept(file: string): Promise<string> {
  const found = await readKept(file);
  if (found !== null) return found;

  const made = randomBytes(32).toString('hex');
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, made, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  return made;
}

/** Returns the secret in a file; null where there is no file. */
async function readKept(file: string): Promise<string | null> {
  const found = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new ConfigProblem(
      `The secret in ${file} cannot be read (${error instanceof Error ? error.message : 'unknown'}): let this user read it.`,
    );
  });
  if (found === null || found.length >= 32) return found;
  throw new ConfigProblem(
    `${file} has lost the secret of this data: put it back from a copy, or move the data away to begin anew.`,
  );
}
