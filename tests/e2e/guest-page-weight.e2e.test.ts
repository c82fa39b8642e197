import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

/**
 * What a page brings before somebody presses anything, by the list of the build: a phone on a slow line waits for it.
 * One import in a shared part can bring a dialog to every page, and nothing else would tell.
 */

const client = path.resolve(import.meta.dirname, '../../web/dist/client');

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  /** Keys of chunks that it cannot run without. */
  readonly imports?: readonly string[];
}

const chunks = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as {
  readonly [key: string]: Chunk;
};

function chunk(key: string): Chunk {
  const found = chunks[key];
  if (!found) throw new Error(`the build has no ${key}`);
  return found;
}

/** Adds a chunk, and all that it needs, to those that are there. */
function bring(key: string, brought: Set<string>): void {
  if (brought.has(key)) return;
  brought.add(key);
  for (const needed of chunk(key).imports ?? []) bring(needed, brought);
}

/** Bytes of a chunk as it is sent: what is too short to be worth it is sent uncompressed. */
function sentBytes(key: string): number {
  const file = path.join(client, chunk(key).file);
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return (compressed ?? statSync(file)).size;
}

/** KiB of script of a page, with those of all pages. */
function kibibytesOf(route: string): number {
  const entry = Object.keys(chunks).find((key) => chunk(key).isEntry);
  const brought = new Set<string>();
  bring(entry ?? 'an entry', brought);
  bring(`src/routes/_default/${route}.tsx?tsr-split=component`, brought);
  let bytes = 0;
  for (const key of brought) bytes += sentBytes(key);
  return bytes / 1024;
}

it.each([
  'index',
  'services/index',
  'professional/near-by',
  'professional/profile.$id.public',
  'store/search',
])('%s brings at most 160 KiB of script', (route) => {
  expect(kibibytesOf(route)).toBeLessThan(160);
});
