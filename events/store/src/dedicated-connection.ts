import { Client, type Pool } from 'pg';

export interface DedicatedConnectionOptions {
  /** Its settings are used for the new connection. No connection is taken from the pool. */
  readonly pool: Pool;
  /** Seconds without a statement after which the server ends the session and releases its locks; 0 for never. */
  readonly idleSeconds: number;
  /** Called once when the connection is lost, not when it is closed. */
  readonly onLost: (error: Error) => void;
}

/** A connection with one owner. */
export interface DedicatedConnection {
  readonly client: Client;
  /** Closes the connection, even when the server no longer answers. Never rejects. */
  close(): Promise<void>;
}

/** Milliseconds. Statements on such a connection are short; after this time the server counts as lost. */
const queryTimeout = 10_000;
const farewellTimeout = 1000;

/**
 * Opens a connection for session features: advisory locks, LISTEN.
 *
 * Keepalives let both sides notice within about ten seconds that the other one is gone.
 */
export async function dedicatedConnection(
  options: DedicatedConnectionOptions,
): Promise<DedicatedConnection> {
  const { pool, idleSeconds, onLost } = options;
  const client = new Client({
    ...pool.options,
    // pg-pool makes the password non-enumerable, so the spread misses it
    password: pool.options.password,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    connectionTimeoutMillis: 5000,
    query_timeout: queryTimeout,
  });
  let over = false;
  const lose = (error: Error): void => {
    if (over) return;
    over = true;
    onLost(error);
  };
  const close = async (): Promise<void> => {
    over = true;
    const giveUp = setTimeout(() => client.connection.stream.destroy(), farewellTimeout);
    await client.end().catch(() => {});
    clearTimeout(giveUp);
  };

  client.on('error', lose);
  await client.connect();
  client.on('end', () => lose(new Error('The server closed the connection')));
  try {
    await client.query(`
select set_config('idle_session_timeout', '${idleSeconds}s', false),
  set_config('tcp_keepalives_idle', '5', false), set_config('tcp_keepalives_interval', '2', false),
  set_config('tcp_keepalives_count', '3', false), set_config('tcp_user_timeout', '10s', false)`);
  } catch (error) {
    await close();
    throw error;
  }
  return { client, close };
}
