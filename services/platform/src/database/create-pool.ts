import { Pool } from 'pg';
import type { Logger } from 'pino';

/**
 * What the connections are for. `command`: writes that a client waits for. `read`: queries that a client waits
 * for. `background`: relay, projectors and other work without a waiting client.
 */
export type PoolUse = 'command' | 'read' | 'background';

export interface PoolOptions {
  readonly url: string;
  /** Schema of the service, in which unqualified names are looked up. */
  readonly schema: string;
  /**
   * The role that every connection takes as it opens, without a further round trip; `null`: the user of the URL, for
   * tools of operators. Pools of services come from `openPools`.
   */
  readonly role: string | null;
  readonly use: PoolUse;
  /** `application_name` of the connections: `request`. */
  readonly application: string;
  /** Largest number of connections; default 10. */
  readonly size?: number;
  readonly log: Logger;
}

interface Limits {
  /** Milliseconds after which the server ends a statement, or one that waits for a lock. */
  readonly statement: number;
  readonly lock: number;
}

const limits: { readonly [Use in PoolUse]: Limits } = {
  command: { statement: 10_000, lock: 3000 },
  read: { statement: 10_000, lock: 3000 },
  background: { statement: 60_000, lock: 10_000 },
};

/**
 * Milliseconds after which a free or a new connection is waited for no longer. A burst on a busy machine takes two
 * seconds; a browser asks once for a picture, and who was refused it sees none.
 */
const connectionTimeout = 5000;
/** Milliseconds beyond the server's own limit after which the network counts as lost. */
const networkSlack = 5000;
/** Milliseconds that a transaction may take beyond its longest statement. */
const transactionSlack = 5000;

/**
 * Creates a pool that limits everything that could wait without end: getting a connection, waiting for a lock,
 * running a statement, an idle or a long transaction. A long transaction would hold back every reader of the
 * log.
 */
export function createPool(options: PoolOptions): Pool {
  const { url, schema, role, use, application, size = 10, log } = options;
  const { statement, lock } = limits[use];
  const pool = new Pool({
    connectionString: url,
    application_name: `${application} ${use}`,
    max: size,
    connectionTimeoutMillis: connectionTimeout,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: 5000,
    query_timeout: statement + networkSlack,
    options: `${searchPath(schema)}${taken(role)} -c transaction_timeout=${statement + transactionSlack}`,
  });
  // An unhandled error of an idle connection would end the process. The next query gets another connection
  const onLost = (err: unknown): void => {
    // The pool says that it has ended before the server has heard it: a server that stops meanwhile cuts what
    // nobody uses any more
    if (!pool.ending) log.warn({ err, schema, use }, 'database connection lost');
  };
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}

function taken(role: string | null): string {
  if (role === null) return '';
  if (!/^[a-z][a-z_]*$/u.test(role)) throw new Error(`${role} is no name for a role`);
  return ` -c role=${role}`;
}

/** Returns a connection's `options`: the schema first in the search path, then that of the extensions. */
export function searchPath(schema: string): string {
  if (!/^[a-z][a-z_]*$/u.test(schema)) throw new Error(`${schema} is no name for a schema`);
  return `-c search_path=${schema},public`;
}
