import { Pool } from 'pg';
import type { Logger } from 'pino';

/**
 * What the connections are for. `command`: writes that somebody waits for. `read`: queries that
 * somebody waits for. `background`: relay, projector, whatever nobody waits for.
 */
export type PoolUse = 'command' | 'read' | 'background';

export interface PoolOptions {
  readonly url: string;
  /** Of the service: what an unqualified name means. */
  readonly schema: string;
  readonly use: PoolUse;
  /** How Postgres lists the connections: `request`. */
  readonly application: string;
  /** Connections at most; 10 unless told. */
  readonly size?: number;
  readonly log: Logger;
}

interface Limits {
  /** Milliseconds after which the server ends a statement, and one that waits for a lock. */
  readonly statement: number;
  readonly lock: number;
}

const limits: { readonly [Use in PoolUse]: Limits } = {
  command: { statement: 10_000, lock: 3000 },
  read: { statement: 10_000, lock: 3000 },
  background: { statement: 60_000, lock: 10_000 },
};

/** The server's answer is late by so much: then it is the network that does not answer. */
const networkSlack = 5000;
/** What a transaction may take beyond its longest statement. */
const transactionSlack = 5000;

/**
 * Connections with a limit on everything that could otherwise last for ever: to
 * get one, to wait for a lock, to run a statement, to leave a transaction open or to drag it out,
 * which would hold back every reader of the log.
 */
export function createPool(options: PoolOptions): Pool {
  const { url, schema, use, application, size = 10, log } = options;
  const { statement, lock } = limits[use];
  const pool = new Pool({
    connectionString: url,
    application_name: `${application} ${use}`,
    max: size,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: 5000,
    query_timeout: statement + networkSlack,
    options: `${searchPath(schema)} -c transaction_timeout=${statement + transactionSlack}`,
  });
  // Nobody listens between two statements, and an error that nobody hears ends the process. The next
  // query gets another connection
  const onLost = (err: unknown): void => log.warn({ err, schema, use }, 'a connection was lost');
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}

/** For `options` of a connection: the schema first, then where extensions live. */
export function searchPath(schema: string): string {
  if (!/^[a-z][a-z_]*$/u.test(schema)) throw new Error(`${schema} is no name for a schema`);
  return `-c search_path=${schema},public`;
}
