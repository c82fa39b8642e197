import { statfsSync } from 'node:fs';
import path from 'node:path';

/** Size of Postgres' next WAL segment: with less free space, writes fail at any moment. */
const leastBytes = 16 * 1024 * 1024;

/** Returns whether the disk of a folder is too full to write on. False where the disk cannot be queried. */
export function isDiskFull(folder: string): boolean {
  const free = freeBytes(path.resolve(folder));
  return free !== undefined && free < leastBytes;
}

/** Returns the free bytes of the disk that holds the folder, or would hold it. */
function freeBytes(folder: string): number | undefined {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    // Not a disk: /proc has no blocks at all
    return blocks === 0 ? undefined : bavail * bsize;
  } catch {
    const parent = path.dirname(folder);
    return parent === folder ? undefined : freeBytes(parent);
  }
}
