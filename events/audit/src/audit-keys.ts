import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { CheckpointProblem, publicKeyOf } from './checkpoint-folder.ts';

/**
 * Reads the private key that signs checkpoints: Ed25519, in PEM.
 *
 * @throws CheckpointProblem when the file is not there or holds another kind of key
 */
export function readPrivateKey(file: string): Promise<KeyObject> {
  return readKey(file, 'a private key', createPrivateKey);
}

/**
 * Reads the key that checks checkpoints: Ed25519, in PEM. Takes the file of the private key too.
 *
 * @throws CheckpointProblem when the file is not there or holds another kind of key
 */
export function readPublicKey(file: string): Promise<KeyObject> {
  return readKey(file, 'a public key', (pem) =>
    pem.includes('PRIVATE KEY') ? publicKeyOf(createPrivateKey(pem)) : createPublicKey(pem),
  );
}

/**
 * Makes sure that a private key is in this file, readable by its owner only, and its public key beside it with
 * the ending `.pub`.
 */
export async function makeKey(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    await link(aside, file);
    await writeFile(`${file}.pub`, publicKey.export({ type: 'spki', format: 'pem' }));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(aside);
  }
}

async function readKey(
  file: string,
  kind: string,
  keyOf: (pem: string) => KeyObject,
): Promise<KeyObject> {
  try {
    const key = keyOf(await readFile(file, 'utf8'));
    if (key.asymmetricKeyType === 'ed25519') return key;
    throw new Error(`it is of kind ${key.asymmetricKeyType}`);
  } catch (cause) {
    throw new CheckpointProblem(`${file} cannot be read as ${kind} of Ed25519 in PEM`, { cause });
  }
}
