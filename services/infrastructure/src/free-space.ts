import { statfsSync } from 'node:fs';
import path from 'node:path';

/** What Postgres needs for its next piece of log: below this, writes fail at any moment. */
const leastBytes = 16 * 1024 * 1024;

/** Whether the disk of a folder has too little room to write on. False where the disk cannot be asked. */
export function isDiskFull(folder: string): boolean {
  const free = freeBytes(path.resolve(folder));
  return free !== undefined && free < leastBytes;
}

/** Of the disk that holds the folder, or would hold it. */
function freeBytes(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    const parent = path.dirname(folder);
    return parent === folder ? undefined : freeBytes(parent);
  }
}
