import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { makeFolder } from './make-folder.ts';
import { problemFrom } from './postgres-complaint.ts';

/**
 * Makes a folder when it is missing, and sees that this process can write into it.
 *
 * @param folder where data is to be kept
 * @returns its absolute path
 * @throws InfrastructureProblem one sentence that says what to do
 */
export async function requireFolder(folder: string): Promise<string> {
  try {
    const made = await makeFolder(folder);
    const probe = path.join(made, `.probe-${process.pid}`);
    await writeFile(probe, 'probe');
    await rm(probe);
    return made;
  } catch (cause) {
    throw problemFrom({ output: String(cause), dataDirectory: path.resolve(folder) });
  }
}
