import { isOutsideEpoch } from '@osta/event-store/open-epoch';

/**
 * What went wrong in the database, as far as it matters to whoever must go on.
 *
 * `unavailable`: lost or not there; nobody knows whether the statement had its effect.
 * `overloaded`: no connection was free in time, or the server ended the statement: it had none.
 * `conflict`: another transaction was faster; trying again may work.
 * `unique`, `exclusion`, `reference`, `check`: a constraint, named by `constraintOf`.
 */
export type DatabaseErrorKind =
  | 'unavailable'
  | 'overloaded'
  | 'conflict'
  | 'unique'
  | 'exclusion'
  | 'reference'
  | 'check';

const kinds: ReadonlyMap<string, DatabaseErrorKind> = new Map<string, DatabaseErrorKind>([
  ['40001', 'conflict'], // serialization_failure
  ['40P01', 'conflict'], // deadlock_detected
  ['23505', 'unique'],
  ['23P01', 'exclusion'],
  ['23503', 'reference'],
  ['23514', 'check'],
  ['53300', 'overloaded'], // too_many_connections
  ['53400', 'overloaded'], // configuration_limit_exceeded
  ['55P03', 'overloaded'], // lock_not_available: lock_timeout
  ['57014', 'overloaded'], // query_canceled: statement_timeout
  ['57P01', 'unavailable'], // admin_shutdown
  ['57P02', 'unavailable'], // crash_shutdown
  ['57P03', 'unavailable'], // cannot_connect_now
  ['57P05', 'unavailable'], // idle_session_timeout
  ['25P03', 'unavailable'], // idle_in_transaction_session_timeout
  ['25P04', 'unavailable'], // transaction_timeout
  ['58000', 'unavailable'], // system_error
  ['58030', 'unavailable'], // io_error
  ['53100', 'unavailable'], // disk_full
  ['25006', 'unavailable'], // read_only_sql_transaction: a standby
  ['P1001', 'unavailable'], // Prisma: cannot reach
  ['P1002', 'unavailable'], // Prisma: reached, timed out
  ['P1008', 'overloaded'], // Prisma: operation timed out
  ['P1017', 'unavailable'], // Prisma: server closed the connection
  ['P2024', 'overloaded'], // Prisma: no connection from the pool in time
  ['P2028', 'overloaded'], // Prisma: transaction could not begin or took too long
  ['P2034', 'conflict'], // Prisma: write conflict or deadlock
  ['P2037', 'overloaded'], // Prisma: too many connections
  ['ECONNREFUSED', 'unavailable'],
  ['ECONNRESET', 'unavailable'],
  ['EPIPE', 'unavailable'],
  ['ETIMEDOUT', 'unavailable'],
  ['ENOTFOUND', 'unavailable'],
  ['EAI_AGAIN', 'unavailable'],
  ['EHOSTUNREACH', 'unavailable'],
  ['ENETUNREACH', 'unavailable'],
]);

/** What `pg` itself says, without a code. What Postgres says is in the language of its server: never look at it. */
const messages: readonly (readonly [string, DatabaseErrorKind])[] = [
  ['timeout exceeded when trying to connect', 'overloaded'],
  ['Connection terminated', 'unavailable'],
  ['Client has encountered a connection error', 'unavailable'],
  ['Client was closed and is not queryable', 'unavailable'],
  ['Cannot use a pool after calling end on the pool', 'unavailable'],
  ['Query read timeout', 'unavailable'],
];

/** What Prisma's driver adapter says where it hides the code: at COMMIT, for one. */
const driverKinds: ReadonlyMap<string, DatabaseErrorKind> = new Map<string, DatabaseErrorKind>([
  ['TransactionWriteConflict', 'conflict'],
  ['UniqueConstraintViolation', 'unique'],
  ['ForeignKeyConstraintViolation', 'reference'],
  ['DatabaseNotReachable', 'unavailable'],
  ['ConnectionClosed', 'unavailable'],
  ['SocketTimeout', 'unavailable'],
  ['TooManyConnections', 'overloaded'],
]);

/**
 * Sorts what `pg` and Prisma throw; undefined for everything that is not the database's doing.
 *
 * The same SQLSTATE hides in four places, depending on who was asked.
 */
export function classifyDatabaseError(error: unknown): DatabaseErrorKind | undefined {
  for (const each of layers(error)) {
    const code = textAt(each, 'originalCode') ?? textAt(each, 'code');
    const known = code?.startsWith('08') ? 'unavailable' : kinds.get(code ?? '');
    if (isOutsideEpoch(each)) return 'unavailable';
    if (known) return known;
    const driver = driverKinds.get(textAt(each, 'kind') ?? textAt(each, 'message') ?? '');
    if (driver) return driver;
    const message = textAt(each, 'message') ?? '';
    const said = messages.find(([words]) => message.includes(words));
    if (said) return said[1];
  }
  return undefined;
}

/**
 * The constraint that was hurt: what maps 23505 and 23P01 to a refusal of the domain. Through Prisma it is known of
 * unique constraints and references alone.
 */
export function constraintOf(error: unknown): string | undefined {
  for (const each of layers(error)) {
    const constraint = at(each, 'constraint');
    const name = typeof constraint === 'string' ? constraint : at(constraint, 'index');
    if (typeof name === 'string') return name;
  }
  return undefined;
}

/** An error and what it was made from, the innermost first: that one knows best. */
function layers(error: unknown): readonly object[] {
  const found: object[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || found.includes(value)) return;
    found.unshift(value);
    look(at(value, 'cause'));
    look(at(at(value, 'meta'), 'driverAdapterError'));
    const several = at(value, 'errors');
    if (Array.isArray(several)) several.forEach(look);
  };
  look(error);
  return found;
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function textAt(value: object, key: string): string | undefined {
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'string' ? found : undefined;
}
