import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a folder and the parents that are missing.
 *
 * Node's own `mkdir` with `recursive` never returns where a parent takes no folders (`/proc/nope`):
 * it makes the parent, which is there, and tries again.
 *
 * @returns its absolute path
 * @throws what the first `mkdir` that fails reports: EACCES, EROFS, ENOENT, ENOTDIR, ENOSPC
 */
export async function makeFolder(folder: string): Promise<string> {
  const wanted = path.resolve(folder);
  const missing: string[] = [];
  for (let each = wanted; !(await isFolder(each)); each = path.dirname(each)) missing.unshift(each);
  for (const each of missing) await makeOne(each);
  return wanted;
}

/** @throws what `stat` reports beyond a missing path: EACCES, ENOTDIR, ELOOP */
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

/** Somebody else may have made it meanwhile. */
async function makeOne(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
