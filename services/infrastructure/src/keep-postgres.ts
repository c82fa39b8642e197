import { startEmbeddedPostgres, type EmbeddedPostgresOptions } from './embedded-postgres.ts';
import type { End } from './guarded-process.ts';
import { InfrastructureProblem } from './infrastructure-problem.ts';

/** An embedded Postgres that is restarted when it dies. Its address stays the same. */
export interface KeptPostgres {
  /** URL with the superuser `osta`, its password and the database `postgres`. */
  readonly url: string;
  /** Settles when the server has died and cannot be restarted. Stays pending after `stop`. */
  readonly lost: Promise<InfrastructureProblem>;
  /** Returns the process id of the current server. */
  pid(): number;
  /** Stops the server and the watching. May be called twice. */
  stop(): Promise<void>;
}

/** A server that dies this often within the window is not restarted. */
const deathsTolerated = 3;
const windowMs = 60_000;

/**
 * Starts a Postgres on a folder and keeps it running until `stop`.
 *
 * @throws InfrastructureProblem when the first start fails
 */
export async function keepPostgres(options: EmbeddedPostgresOptions): Promise<KeptPostgres> {
  const { dataDirectory, onProgress } = options;
  let server = await startEmbeddedPostgres(options);
  const { url, port } = server;
  let isStopping = false;

  /** Returns null after `stop`, or the reason why the server cannot run any more. */
  async function watch(): Promise<InfrastructureProblem | null> {
    const deaths: number[] = [];
    for (;;) {
      const end = await server.ended;
      if (isStopping) return null;
      deaths.push(performance.now());
      const recent = deaths.filter((at) => performance.now() - at < windowMs);
      if (recent.length > deathsTolerated) return diesAgain(end, dataDirectory);
      onProgress?.(`Postgres has ended (${wordsFor(end)}): starting it again`);
      try {
        server = await startEmbeddedPostgres({ ...options, port });
      } catch (error) {
        if (error instanceof InfrastructureProblem) return error;
        throw error;
      }
      // `stop` may have been called meanwhile, and then it stopped the previous server
      if (isStopping) await server.stop();
      else if (server.url !== url) {
        await server.stop();
        return isAnother(dataDirectory);
      }
    }
  }

  const watching = watch();
  const lost = watching.then((problem) => problem ?? new Promise<never>(() => {}));
  return {
    url,
    lost,
    pid: () => server.pid,
    async stop() {
      isStopping = true;
      await server.stop();
      await watching;
    },
  };
}

function wordsFor({ code, signal }: End): string {
  return signal ?? `exit code ${code}`;
}

/**
 * Returns the problem that the password has changed: the folder no longer holds the database that this process
 * began with.
 */
function isAnother(dataDirectory: string): InfrastructureProblem {
  return new InfrastructureProblem(
    'DATA_DIRECTORY_BROKEN',
    `${dataDirectory} was moved away or replaced while Postgres ran on it: put it back and start again.`,
  );
}

function diesAgain(end: End, dataDirectory: string): InfrastructureProblem {
  return new InfrastructureProblem(
    'SERVER_FAILED',
    `Postgres on ${dataDirectory} ended again and again (${wordsFor(end)}): free memory and disk of this machine, and start again.`,
  );
}
