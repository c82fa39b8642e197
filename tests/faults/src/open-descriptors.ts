import { readdir, readFile } from 'node:fs/promises';

/** Returns how many files and sockets a process has open. */
export async function openDescriptors(pid: number): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`)).length;
}

/** Returns how many files and sockets this process, and those that it starts, may have open. */
export async function mostDescriptors(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8');
  const most = /^Max open files\s+(?<soft>\d+|unlimited)/mu.exec(limits)?.groups?.['soft'];
  return most === 'unlimited' ? Number.POSITIVE_INFINITY : Number(most);
}
