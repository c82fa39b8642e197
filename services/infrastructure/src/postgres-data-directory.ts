import { randomBytes } from 'node:crypto';
import {
  chown,
  mkdtemp,
  readFile,
  readdir,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';

import { spawnGuarded } from './guarded-process.ts';
import { InfrastructureProblem } from './infrastructure-problem.ts';
import { makeFolder } from './make-folder.ts';
import { problemFrom } from './postgres-complaint.ts';
import type { PostgresPrograms } from './postgres-programs.ts';
import { identify, isAlive, type ProcessIdentity } from './process-identity.ts';

const majorVersion = '18';
const passwordFile = 'osta-password';
const portFile = 'osta-port';

/** Creates the parent folder when missing, and returns the path with every link resolved. */
export async function locateDataDirectory(dataDirectory: string): Promise<string> {
  const wanted = path.resolve(dataDirectory);
  const parent = path.dirname(wanted);
  try {
    await makeFolder(parent);
    return path.join(await realpath(parent), path.basename(wanted));
  } catch (cause) {
    throw problemFrom({ output: String(cause), dataDirectory: wanted });
  }
}

/**
 * Creates the data directory unless it exists. It appears complete or not at all: it is created beside and
 * renamed. A killed start leaves a remainder, which the next one removes.
 *
 * @throws InfrastructureProblem
 */
export async function ensureDataDirectory(
  dataDirectory: string,
  programs: PostgresPrograms,
  onProgress: (message: string) => void,
): Promise<void> {
  await removeRemainders(dataDirectory);
  if (await isComplete(dataDirectory)) return;

  onProgress('Creating the database (once)');
  const beside = await makeRemainder(dataDirectory);
  try {
    await initialise(path.join(beside, 'data'), dataDirectory, programs);
    await rename(path.join(beside, 'data'), dataDirectory).catch(async (cause: unknown) => {
      // Another process was faster: its folder is as good
      if (!(await isComplete(dataDirectory)))
        throw problemFrom({ output: String(cause), dataDirectory });
    });
  } finally {
    await rm(beside, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Reads the password of the folder's only user. */
export async function readPassword(dataDirectory: string): Promise<string> {
  return (await readFile(path.join(dataDirectory, passwordFile), 'utf8').catch(() => '')).trim();
}

/** Returns the port of the last start; undefined when there was none. */
export async function rememberedPort(dataDirectory: string): Promise<number | undefined> {
  const text = await readFile(path.join(dataDirectory, portFile), 'utf8').catch(() => '');
  const port = Number.parseInt(text, 10);
  return port > 0 && port < 65_536 ? port : undefined;
}

/** Stores the port that the next start tries first. */
export async function rememberPort(dataDirectory: string, port: number): Promise<void> {
  await writeFile(path.join(dataDirectory, portFile), `${port}\n`);
}

async function isComplete(dataDirectory: string): Promise<boolean> {
  let names: readonly string[];
  try {
    names = await readdir(dataDirectory);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return false;
    throw problemFrom({ output: String(cause), dataDirectory });
  }
  if (names.length === 0) return false;

  const version = await readFile(path.join(dataDirectory, 'PG_VERSION'), 'utf8').catch(() => '');
  const isOurs = version.trim() === majorVersion;
  if (isOurs && names.includes(passwordFile)) return true;
  if (isOurs) {
    throw new InfrastructureProblem(
      'DATA_DIRECTORY_BROKEN',
      `${dataDirectory} has lost the file ${passwordFile}, which opens its database: put it back from a copy, or move the folder away to begin with an empty one.`,
    );
  }
  const holds =
    version === '' ? 'holds files that are not a database' : `is of Postgres ${version.trim()}`;
  throw new InfrastructureProblem(
    'DATA_DIRECTORY_BROKEN',
    `${dataDirectory} ${holds}: move it away, or choose another folder.`,
  );
}

async function initialise(
  directory: string,
  dataDirectory: string,
  programs: PostgresPrograms,
): Promise<void> {
  const password = randomBytes(24).toString('base64url');
  const passwordPath = path.join(path.dirname(directory), passwordFile);
  try {
    await writeFile(passwordPath, password, { mode: 0o600 });
    if (programs.user) {
      const { uid, gid } = programs.user;
      await Promise.all(
        [path.dirname(directory), passwordPath].map((each) => chown(each, uid, gid)),
      );
    }
    const { file, args } = programs.initdb([
      `--pgdata=${directory}`,
      '--username=osta',
      // Not trust: every user of the machine reaches 127.0.0.1, and a superuser can run programs
      '--auth=scram-sha-256',
      `--pwfile=${passwordPath}`,
      '--encoding=UTF8',
      // Postgres' own locale, so that order and case are the same everywhere; Arabic order is requested per
      // column
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]);
    const initdb = await spawnGuarded({
      file,
      args,
      env: programs.environment,
      user: programs.user,
      stdio: ['ignore', 'ignore', 'pipe'],
      farewells: [
        ['SIGTERM', 2000],
        ['SIGKILL', 2000],
      ],
    });
    let output = '';
    initdb.child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
    const { code } = await initdb.closed;
    if (code !== 0) throw problemFrom({ output, dataDirectory });
    await rename(passwordPath, path.join(directory, passwordFile));
  } catch (cause) {
    if (cause instanceof InfrastructureProblem) throw cause;
    throw problemFrom({ output: String(cause), dataDirectory });
  }
}

/** Creates a folder beside the data directory, named after the process that fills it. */
async function makeRemainder(dataDirectory: string): Promise<string> {
  const owner = (await identify(process.pid)) ?? `${process.pid}.0`;
  try {
    return await mkdtemp(`${remainderPrefix(dataDirectory)}${owner}-`);
  } catch (cause) {
    throw problemFrom({ output: String(cause), dataDirectory });
  }
}

async function removeRemainders(dataDirectory: string): Promise<void> {
  const parent = path.dirname(dataDirectory);
  const prefix = path.basename(remainderPrefix(dataDirectory));
  const names = await readdir(parent).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    const owner = /^(\d+)\.(.+)-[^-]+$/.exec(name.slice(prefix.length));
    const identity: ProcessIdentity = `${Number(owner?.[1] ?? 0)}.${owner?.[2] ?? ''}`;
    if (await isAlive(identity)) continue;
    // A remainder that cannot be removed does no harm
    await rm(path.join(parent, name), { recursive: true, force: true, maxRetries: 5 }).catch(
      () => {},
    );
  }
}

function remainderPrefix(dataDirectory: string): string {
  return path.join(path.dirname(dataDirectory), `.${path.basename(dataDirectory)}.new-`);
}
