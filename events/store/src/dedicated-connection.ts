import { Client, type Pool } from 'pg';

export interface DedicatedConnectionOptions {
  /** Where it leads. No connection of the pool itself is taken. */
  readonly pool: Pool;
  /** Seconds without a statement after which the server ends the session and frees its locks; 0 for never. */
  readonly idleSeconds: number;
  /** Called once when it is lost, and not when it is closed. */
  readonly onLost: (error: Error) => void;
}

/** A connection with one owner. */
export interface DedicatedConnection {
  readonly client: Client;
  /** Ends it, also when the other side does not answer any more. Never rejects. */
  close(): Promise<void>;
}

/** A statement on such a connection is short; one that takes longer has lost the server. */
const queryTimeout = 10_000;
const farewellTimeout = 1000;

/**
 * Opens a connection for what belongs to a session: advisory locks, LISTEN.
 *
 * Through keepalives both sides notice within about ten seconds that the other one is gone.
 */
export async function dedicatedConnection(
  options: DedicatedConnectionOptions,
): Promise<DedicatedConnection> {
  const { pool, idleSeconds, onLost } = options;
  const client = new Client({
    ...pool.options,
    // pg-pool hides it from enumeration, and with it from the spread
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
