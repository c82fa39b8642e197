import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from './free-port.ts';
import { spawnGuarded, type End, type GuardedProcess } from './guarded-process.ts';
import { InfrastructureProblem } from './infrastructure-problem.ts';
import { problemFrom } from './postgres-complaint.ts';
import {
  ensureDataDirectory,
  locateDataDirectory,
  readPassword,
  rememberPort,
  rememberedPort,
} from './postgres-data-directory.ts';
import { postgresPrograms, type PostgresPrograms } from './postgres-programs.ts';
import {
  commandLine,
  endProcess,
  identify,
  isAlive,
  readIdentity,
  type Farewell,
} from './process-identity.ts';

export interface EmbeddedPostgresOptions {
  /** Created when missing, reused when present. Its parent may be private to this user. */
  readonly dataDirectory: string;
  /** Port on 127.0.0.1. Absent or 0: the one of the last start if still free, otherwise any free one. */
  readonly port?: number;
  /** Server settings by name, overriding the defaults; `listen_addresses` stays 127.0.0.1. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called before every step that may take longer than a second. */
  readonly onProgress?: (message: string) => void;
}

export interface EmbeddedPostgres {
  /** URL with the superuser `osta`, its password and the database `postgres`. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Settles when the server has ended, requested or not. */
  readonly ended: Promise<End>;
  /** Stops the server: sessions are cut, committed data is kept. May be called twice. */
  stop(): Promise<void>;
}

/**
 * Setting with the owner's identity, in the server's command line. The next start recognises the server by it,
 * and no other process can forge it.
 */
const ownerSetting = 'osta.owner';

// A fast shutdown, then one without a checkpoint, then SIGKILL: the next start recovers from each
const farewells: readonly [Farewell, ...Farewell[]] = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5000],
  ['SIGKILL', 5000],
];
const readyWithin = 300_000;
const inUsePatience = 15_000;

/**
 * Starts a real Postgres 18 on a folder, as the user of this process, root included.
 *
 * It ends with this process, however that ends. A start killed at any moment does not block a later one: the
 * folder appears complete or not at all, a stale `postmaster.pid` is removed, and a server whose owner is gone
 * is stopped first.
 *
 * @throws InfrastructureProblem with one sentence and a code
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { onProgress = () => {}, settings = {} } = options;
  const dataDirectory = await locateDataDirectory(options.dataDirectory);
  const programs = await postgresPrograms(dataDirectory);

  await ensureDataDirectory(dataDirectory, programs, onProgress);
  const deadline = Date.now() + inUsePatience;
  for (;;) {
    await clearTheWay(dataDirectory, onProgress);
    const port = options.port || ((await rememberedPort(dataDirectory)) ?? (await freePort()));
    onProgress(`Starting Postgres on port ${port}`);
    const outcome = await startServer({ dataDirectory, port, settings, programs });
    if (!(outcome instanceof InfrastructureProblem)) {
      if (!options.port) await rememberPort(dataDirectory, port);
      return describe(outcome, dataDirectory, port);
    }
    const { code } = outcome;
    if (code === 'PORT_TAKEN' && !options.port) await rememberPort(dataDirectory, await freePort());
    // The last sessions of a killed server may need a moment to end
    else if (code === 'DATA_DIRECTORY_IN_USE' && Date.now() < deadline) await wait(200);
    else throw outcome;
  }
}

async function describe(
  server: GuardedProcess,
  dataDirectory: string,
  port: number,
): Promise<EmbeddedPostgres> {
  const password = await readPassword(dataDirectory);
  return {
    url: `postgres://osta:${password}@127.0.0.1:${port}/postgres`,
    port,
    pid: server.pid,
    ended: server.ended,
    stop: () => server.stop(),
  };
}

/** Stops a server whose owner is gone, and removes the pid file of a server that is gone. */
async function clearTheWay(
  dataDirectory: string,
  onProgress: (message: string) => void,
): Promise<void> {
  const pidFile = path.join(dataDirectory, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  if (!(pid > 0)) return;
  const server = await identify(pid);
  // Postgres removes the pid file of a dead process itself, after checking for sessions that outlived it
  if (server === undefined) return;

  const words = await commandLine(pid);
  if (words[words.indexOf('-D') + 1] !== dataDirectory) {
    // The process id was reused: Postgres would take that process for another server
    await rm(pidFile, { force: true });
    return;
  }
  const owner = words.find((word) => word.startsWith(`${ownerSetting}=`));
  const identity = readIdentity(owner?.slice(ownerSetting.length + 1) ?? '');
  if (identity === undefined || (await isAlive(identity))) {
    throw new InfrastructureProblem(
      'DATA_DIRECTORY_IN_USE',
      `Another process (${Number.parseInt(identity ?? String(pid), 10)}) is using ${dataDirectory}: stop it, or choose another folder.`,
    );
  }
  onProgress('Stopping the Postgres that an earlier start left running');
  await endProcess(server, farewells);
}

interface ServerOptions {
  readonly dataDirectory: string;
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly programs: PostgresPrograms;
}

async function startServer(
  options: ServerOptions,
): Promise<GuardedProcess | InfrastructureProblem> {
  const { dataDirectory, port, programs } = options;
  const settings = {
    // The same everywhere, whatever the machine's time zone
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Six services open up to 96 connections, and a seed opens its own beside them
    max_connections: '200',
    ...options.settings,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    [ownerSetting]: (await identify(process.pid)) ?? `${process.pid}.0`,
  };
  const { file, args } = programs.postgres([
    '-D',
    dataDirectory,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);

  let server: GuardedProcess;
  try {
    server = await spawnGuarded({
      file,
      args,
      env: programs.environment,
      user: programs.user,
      stdio: ['ignore', 'ignore', 'pipe'],
      farewells,
    });
  } catch (cause) {
    return problemFrom({
      output: `${file}: cannot execute: ${String(cause)}`,
      dataDirectory,
      port,
    });
  }

  // Read until it ends, or the pipe fills and Postgres blocks; the newest output suffices
  let output = '';
  const ready = new Promise<true>((resolve) => {
    server.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000);
      // A standby takes reads only
      if (/ready to accept (?:read-only )?connections/u.test(output)) resolve(true);
    });
  });
  const tooLate = new AbortController();
  const outcome = await Promise.race([
    ready,
    server.closed,
    wait(readyWithin, 'late' as const, { signal: tooLate.signal }),
  ]);
  tooLate.abort();
  if (outcome === true) return server;
  if (outcome === 'late') await server.stop();
  return problemFrom({ output, dataDirectory, port });
}
