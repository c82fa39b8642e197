import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Creates a folder and its missing parents.
 *
 * Node's `mkdir` with `recursive` never returns where a parent takes no folders (`/proc/nope`): it retries
 * creating the existing parent.
 *
 * @returns its absolute path
 * @throws the error of the failing `mkdir`: EACCES, EROFS, ENOENT, ENOTDIR, ENOSPC
 */
export async function makeFolder(folder: string): Promise<string> {
  const wanted = path.resolve(folder);
  const missing: string[] = [];
  for (let each = wanted; !(await isFolder(each)); each = path.dirname(each)) missing.unshift(each);
  for (const each of missing) await makeOne(each);
  return wanted;
}

/**
 * Returns whether the path is a folder.
 *
 * @throws errors of `stat` other than a missing path: EACCES, ENOTDIR, ELOOP
 */
async function isFolder(place: string): Promise<boolean> {
  try {
    const found = await stat(place);
    if (found.isDirectory()) return true;
    throw Object.assign(new Error(`ENOTDIR: ${place} is a file`), { code: 'ENOTDIR' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

/** Creates one folder; another process may have created it meanwhile. */
async function makeOne(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
