import { createHash, sign, verify, type KeyObject } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { CheckpointProblem, publicKeyOf } from './checkpoint-folder.ts';

/** One file of an export: events of one service. */
export interface ExportedFile {
  readonly name: string;
  /** The schema of the service. */
  readonly log: string;
  readonly events: number;
  /** Times of the first and the last event, ISO 8601; null without events. */
  readonly from: string | null;
  readonly to: string | null;
  readonly bytes: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/** What an export holds, who made it and why. */
export interface Manifest {
  /** When it was made: ISO 8601, UTC. */
  readonly time: string;
  readonly operator: string;
  readonly reason: string | null;
  readonly format: 'jsonl' | 'csv';
  /** Whether it holds the words of people. */
  readonly hasNames: boolean;
  /** What was searched for; null: everything. */
  readonly filter: Readonly<Record<string, string | null>>;
  readonly files: readonly ExportedFile[];
}

const manifestName = 'manifest.json';
/** The raw signature, as `openssl pkeyutl -verify -rawin` takes it. */
const signatureName = 'manifest.sig';

/**
 * Makes the folder of an export.
 *
 * @throws CheckpointProblem when something is in it
 */
export async function makeExportFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length === 0) return;
  throw new CheckpointProblem(`${folder} is not empty: name a new folder for the export`);
}

/** Writes the manifest and its signature. A folder without them is an export that did not end. */
export async function writeManifest(
  folder: string,
  manifest: Manifest,
  privateKey: KeyObject,
): Promise<void> {
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(path.join(folder, signatureName), sign(null, text, privateKey), { mode: 0o600 });
  await writeFile(path.join(folder, manifestName), text, { mode: 0o600, flush: true });
}

/** What is wrong with an export, in sentences. */
export interface CheckedExport {
  readonly events: number;
  readonly faults: readonly string[];
}

/** Checks that the key has signed an export, and that its files are those that it had. Needs no database. */
export async function checkExport(folder: string, key: KeyObject): Promise<CheckedExport> {
  const [text, signature] = await Promise.all(
    [manifestName, signatureName].map((name) =>
      readFile(path.join(folder, name)).catch(() => null),
    ),
  );
  if (!text || !signature) {
    return {
      events: 0,
      faults: [`${folder} has no signed manifest: it is no export, or one that did not end`],
    };
  }
  if (!verify(null, text, publicKeyOf(key), signature)) {
    return { events: 0, faults: [`${manifestName} is not what this key has signed`] };
  }
  // What the key has signed was written by `writeManifest`
  const manifest: Manifest = JSON.parse(text.toString('utf8'));
  const faults = [...(await findChanged(folder, manifest.files))];
  const there = await readdir(folder);
  const known = new Set([manifestName, signatureName, ...manifest.files.map(({ name }) => name)]);
  for (const name of there) if (!known.has(name)) faults.push(`${name} was added`);
  return { events: manifest.files.reduce((sum, { events }) => sum + events, 0), faults };
}

/** Returns a sentence for each file of an export that is not what it was. */
export async function findChanged(
  folder: string,
  files: readonly ExportedFile[],
): Promise<readonly string[]> {
  const there = new Set(await readdir(folder));
  const faults: string[] = [];
  for (const { name, sha256 } of files) {
    if (!there.has(name)) faults.push(`${name} is missing`);
    else if ((await sha256Of(path.join(folder, name))) !== sha256)
      faults.push(`${name} was changed`);
  }
  return faults;
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
