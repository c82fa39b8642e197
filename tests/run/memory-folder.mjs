import { chmod, mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { freemem } from 'node:os';
import path from 'node:path';
import process from 'node:process';

const prefix = 'osta-tests-';

/** Whether a process with this id runs. */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Makes a folder for the temporary files of a run, in memory: databases by the hundred are copied there in a tenth
 * of the time of a disk. Removes those of runs that were killed.
 *
 * @param {string} [memory] where Linux keeps in memory what is written
 * @param {number} [enough] bytes: several times what a run needs
 * @returns {Promise<string | undefined>} undefined where memory is scarce or not Linux's: the system's own folder serves
 */
export async function memoryFolder(memory = '/dev/shm', enough = 6 * 2 ** 30) {
  const room = await statfs(memory).catch(() => undefined);
  if (room === undefined) return undefined;
  const names = await readdir(memory);
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    if (isRunning(Number(name.slice(prefix.length)))) continue;
    await rm(path.join(memory, name), { recursive: true, force: true });
  }
  if (room.bavail * room.bsize < enough || freemem() < enough) return undefined;
  const folder = path.join(memory, `${prefix}${process.pid}`);
  await mkdir(folder);
  // As the system's own: tests of other users put their files there, too
  await chmod(folder, 0o1777);
  return folder;
}
