import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';

import { ensurePrograms } from '../programs.ts';

const run = promisify(execFile);

const names = process.platform === 'win32' ? ['python', 'py'] : ['python3'];

/**
 * Returns the name of a Python of version 3.11 or newer: Debian's with its module venv, installed if we are root.
 *
 * @throws InfrastructureProblem PROGRAM_MISSING where there is none, and it is not ours to install
 * @throws Error with one sentence that says what to do where it is too old
 */
export async function python(onProgress: (message: string) => void = () => {}): Promise<string> {
  if (process.platform === 'linux') {
    await ensurePrograms([{ name: 'python3', debianPackage: 'python3-venv' }], onProgress);
  }
  const question = 'import sys; sys.exit(sys.version_info < (3, 11))';
  for (const name of names) {
    const isThere = await run(name, ['-c', question]).then(
      () => true,
      () => false,
    );
    if (isThere) return name;
  }
  throw new Error('Install Python 3.11 or newer as python3, and run this again.');
}
