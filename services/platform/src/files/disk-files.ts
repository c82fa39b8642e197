import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { FileStore } from './file-store.ts';

/** Returns a store in a local folder: for one process, or several with a shared disk. */
export function diskFiles(directory: string): FileStore {
  function placeOf(name: string): string {
    // We choose the names; this check is a second line of defence
    if (!/^[a-z]+\/[\w-]+\.[a-z]+$/u.test(name)) throw new Error(`Not a name of a file: ${name}`);
    return path.join(directory, name);
  }

  return {
    async put(name, bytes) {
      const place = placeOf(name);
      const draft = `${place}.${randomUUID()}`;
      await mkdir(path.dirname(place), { recursive: true });
      // Written aside and renamed, so that nobody reads half a file
      await writeFile(draft, bytes);
      await rename(draft, place);
    },

    async get(name) {
      try {
        return await readFile(placeOf(name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },

    delete: (name) => rm(placeOf(name), { force: true }),
  };
}
