import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';

import { find } from '../find-infrastructure.ts';
import type { Found, Kind, Surroundings } from '../infrastructure-kinds.ts';
import { InfrastructureProblem } from '../infrastructure-problem.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL at which the test files of a run request infrastructure: `InfrastructureDesk.url`. */
    readonly infrastructureUrl: string;
    /** The folder for files of prepared databases; it ends with the run. */
    readonly preparedFiles: string;
  }
}

/** The desk's answer: the address of the server, or why there is none. */
export type DeskAnswer =
  | { readonly ok: true; readonly address: unknown }
  | {
      readonly ok: false;
      readonly code: InfrastructureProblem['code'];
      readonly sentence: string;
      /** Whether a test without its server fails instead of being skipped, because a skipped run proves nothing. */
      readonly required: boolean;
    };

export interface InfrastructureDesk {
  /**
   * `GET <url>/<kind>`, for Postgres `<url>/postgres/<name>`: one for each name of a worker, or of what workers
   * share. The path contains a secret, because it gives access to the database.
   */
  readonly url: string;
  /** Stops every started server. */
  close(): Promise<void>;
}

/**
 * Opens the desk. Starts each server once, at the first request of any worker; a Postgres for each worker: an open
 * transaction holds back the log of every database of its server, so a file that holds one open on purpose would
 * delay the files of the other workers. Where content is prepared once for all of them they share one.
 */
export async function startInfrastructureDesk(around: Surroundings): Promise<InfrastructureDesk> {
  const { environment } = around;
  const required =
    environment['OSTA_REQUIRE_INFRASTRUCTURE'] === '1' || environment['CI'] === 'true';
  const asked = new Map<string, Promise<Found<unknown>>>();
  const startOnce = (kind: Kind, name: string): Promise<Found<unknown>> => {
    const place = path.join(kind, name);
    const directory = path.join(around.directory, name);
    const started = asked.get(place) ?? find(kind, { ...around, directory });
    asked.set(place, started);
    return started;
  };

  const root = `/${randomUUID()}/`;
  const server = createServer((request, response) => {
    const [kind = '', name = ''] = request.url?.startsWith(root)
      ? request.url.slice(root.length).split('/')
      : [];
    if (!isKind(kind)) {
      response.writeHead(404).end();
      return;
    }
    void answer(startOnce(kind, name), required).then((body) => send(response, body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the desk has no port');

  return {
    url: `http://127.0.0.1:${address.port}${root}`,
    async close() {
      server.close();
      server.closeAllConnections();
      const started = await Promise.allSettled(asked.values());
      const found = started.filter((each) => each.status === 'fulfilled');
      await Promise.all(found.map(({ value }) => value.stop()));
    },
  };
}

async function answer(started: Promise<Found<unknown>>, required: boolean): Promise<DeskAnswer> {
  try {
    return { ok: true, address: (await started).address };
  } catch (error) {
    const { code, message } =
      error instanceof InfrastructureProblem
        ? error
        : new InfrastructureProblem('SERVER_FAILED', String(error));
    return { ok: false, code, sentence: message, required };
  }
}

function send(response: ServerResponse, body: DeskAnswer): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function isKind(text: string): text is Kind {
  return text === 'postgres' || text === 'redis' || text === 'kafka';
}
