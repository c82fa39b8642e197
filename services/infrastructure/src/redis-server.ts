import { mkdir } from 'node:fs/promises';

import { freePort } from './free-port.ts';
import { spawnGuarded, type End, type GuardedProcess } from './guarded-process.ts';
import { InfrastructureProblem } from './infrastructure-problem.ts';
import { isMissing } from './programs.ts';

/** Milliseconds within which a server is ready: it takes some tens. */
const readyWithin = 60_000;

export interface RedisOptions {
  /** Port on 127.0.0.1. Absent or 0: any free one. */
  readonly port?: number;
  /** The server's working folder. Nothing is written to it, because this Redis may lose its content. */
  readonly dataDirectory: string;
}

export interface Redis {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Settles when the server has ended, requested or not. */
  readonly ended: Promise<End>;
  stop(): Promise<void>;
}

/**
 * Starts the `redis-server` on the path. It ends with this process.
 *
 * @throws InfrastructureProblem PROGRAM_MISSING, PORT_TAKEN or SERVER_FAILED
 */
export async function startRedis(options: RedisOptions): Promise<Redis> {
  const { dataDirectory } = options;
  await mkdir(dataDirectory, { recursive: true });
  for (;;) {
    const port = options.port || (await freePort());
    const outcome = await startServer(port, dataDirectory);
    if (outcome instanceof InfrastructureProblem) {
      if (outcome.code === 'PORT_TAKEN' && !options.port) continue;
      throw outcome;
    }
    const { pid, ended } = outcome;
    return { url: `redis://127.0.0.1:${port}`, port, pid, ended, stop: () => outcome.stop() };
  }
}

async function startServer(
  port: number,
  dataDirectory: string,
): Promise<GuardedProcess | InfrastructureProblem> {
  const settings = {
    port: String(port),
    bind: '127.0.0.1',
    dir: dataDirectory,
    save: '',
    appendonly: 'no',
  };
  let server: GuardedProcess;
  try {
    server = await spawnGuarded({
      file: 'redis-server',
      args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
      stdio: ['ignore', 'pipe', 'ignore'],
      farewells: [
        ['SIGTERM', 5000],
        ['SIGKILL', 5000],
      ],
    });
  } catch (cause) {
    if (!isMissing(cause)) throw cause;
    return new InfrastructureProblem(
      'PROGRAM_MISSING',
      'Redis needs redis-server on the path: install it (Debian: apt-get install redis-server), or set REDIS_URL.',
      { cause },
    );
  }

  let output = '';
  const ready = new Promise<true>((resolve) => {
    server.child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000);
      if (output.includes('Ready to accept connections')) resolve(true);
    });
  });
  const late = setTimeout(() => void server.stop(), readyWithin);
  const isReady = (await Promise.race([ready, server.closed])) === true;
  clearTimeout(late);
  if (isReady) return server;
  if (output.includes('Address already in use')) {
    return new InfrastructureProblem(
      'PORT_TAKEN',
      `Port ${port} of 127.0.0.1 is taken by another program.`,
    );
  }
  return new InfrastructureProblem(
    'SERVER_FAILED',
    `redis-server ended before it was ready: ${output.trim().split('\n').at(-1) ?? ''}`,
  );
}
