import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { InfrastructureProblem } from './infrastructure-problem.ts';

const run = promisify(execFile);

/** A program, and the Debian package that brings it. */
export interface Program {
  readonly name: string;
  readonly debianPackage: string;
}

/** Returns whether starting a program failed because it is missing. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Returns the program's path in PATH; undefined when it is missing. */
export async function findProgram(
  name: string,
  searchPath: string = process.env['PATH'] ?? '',
): Promise<string | undefined> {
  for (const folder of searchPath.split(path.delimiter).filter((each) => each !== '')) {
    const file = path.join(folder, name);
    const executable = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (executable) return file;
  }
  return undefined;
}

/** The installation in progress: the lock of the package lists does not wait. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Installs missing programs where we may decide that: on Debian, as root; one call after the other.
 *
 * @throws InfrastructureProblem PROGRAM_MISSING, with the command to run
 */
export async function ensurePrograms(
  programs: readonly Program[],
  onProgress: (message: string) => void,
): Promise<void> {
  const next = last.then(() => install(programs, onProgress));
  last = next.catch(() => {});
  return next;
}

async function install(
  programs: readonly Program[],
  onProgress: (message: string) => void,
): Promise<void> {
  const missing: Program[] = [];
  for (const program of programs) {
    if ((await findProgram(program.name)) === undefined) missing.push(program);
  }
  if (missing.length === 0) return;

  const packages = missing.map(({ debianPackage }) => debianPackage);
  const names = missing.map(({ name }) => name).join(' and ');
  const advice = `${names} must be on the path (Debian: apt-get install ${packages.join(' ')})`;
  const maySelf = process.getuid?.() === 0 && (await findProgram('apt-get')) !== undefined;
  if (!maySelf) throw new InfrastructureProblem('PROGRAM_MISSING', `${advice}.`);

  onProgress(`Installing ${packages.join(', ')}`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = async (...args: readonly string[]): Promise<unknown> =>
    // Another apt-get may be running: wait for its lock instead of failing
    run('apt-get', ['-q', '-y', '-o', 'DPkg::Lock::Timeout=300', ...args], { env: environment });
  const add = async (): Promise<unknown> =>
    aptGet('install', '--no-install-recommends', ...packages);
  try {
    // The package lists of a fresh image are empty or old
    await add().catch(async () => {
      await aptGet('update');
      await add();
    });
  } catch (cause) {
    throw new InfrastructureProblem('PROGRAM_MISSING', `${advice}; installing it failed.`, {
      cause,
    });
  }
}
