import { isOutsideEpoch } from '@osta/event-store/open-epoch';

/**
 * Classes of database errors, by what the caller can do.
 *
 * `unavailable`: the connection is lost or impossible; it is unknown whether the statement took effect.
 * `overloaded`: no free connection in time, or the server ended the statement: no effect.
 * `conflict`: another transaction was faster; a retry may succeed.
 * `unique`, `exclusion`, `reference`, `check`: a violated constraint, named by `constraintOf`.
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

/**
 * Messages of `pg` itself, which have no code. Messages of Postgres are in the server's language: never match
 * on them.
 */
const messages: readonly (readonly [string, DatabaseErrorKind])[] = [
  ['timeout exceeded when trying to connect', 'overloaded'],
  ['Connection terminated', 'unavailable'],
  ['Client has encountered a connection error', 'unavailable'],
  ['Client was closed and is not queryable', 'unavailable'],
  ['Cannot use a pool after calling end on the pool', 'unavailable'],
  ['Query read timeout', 'unavailable'],
];

/** Kinds of Prisma's driver adapter where it hides the code, for example at COMMIT. */
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
 * Classifies errors of `pg` and Prisma; returns undefined for errors of other origin.
 *
 * The SQLSTATE stands in one of four places, depending on the library and the call.
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
 * Returns the violated constraint, by which 23505 and 23P01 map to a refusal of the domain. Prisma reports it
 * for unique constraints and references only.
 */
export function constraintOf(error: unknown): string | undefined {
  for (const each of layers(error)) {
    const constraint = at(each, 'constraint');
    const name = typeof constraint === 'string' ? constraint : at(constraint, 'index');
    if (typeof name === 'string') return name;
  }
  return undefined;
}

/** Returns an error and its causes, the innermost first, because that one is the most specific. */
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
