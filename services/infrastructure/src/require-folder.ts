import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { makeFolder } from './make-folder.ts';
import { problemFrom } from './postgres-complaint.ts';

/**
 * Creates a folder when missing, and checks that this process can write into it.
 *
 * @param folder folder for data
 * @returns its absolute path
 * @throws InfrastructureProblem with one sentence that says what to do
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
