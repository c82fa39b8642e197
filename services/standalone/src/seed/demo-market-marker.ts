import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Raised when the market changes: a data directory with an older version is seeded again with what is new. */
const marketVersion = '1';

function markerIn(dataDirectory: string): string {
  return path.join(dataDirectory, 'demo-market');
}

/** Whether the demo market of today is open in a data directory. */
export async function hasDemoMarket(dataDirectory: string): Promise<boolean> {
  return (await readFile(markerIn(dataDirectory), 'utf8').catch(() => '')) === marketVersion;
}

/** Notes that the demo market is open: the next start does not look for it. */
export function rememberDemoMarket(dataDirectory: string): Promise<void> {
  return writeFile(markerIn(dataDirectory), marketVersion);
}
