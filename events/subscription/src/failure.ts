import { isOutsideEpoch } from '@osta/event-store/open-epoch';

/** What an error of a handler or of the database means for the current events. */
export type Failure =
  /** Another reader has applied these events: read the standings again. */
  | 'applied-elsewhere'
  /** The events are fine: retry later. */
  | 'transient'
  /** The error is attributed to the events. */
  | 'permanent';

/**
 * SQLSTATEs that pass by themselves: lost connections (class 08), a server that stops or starts (57P0x),
 * insufficient resources (class 53), I/O errors (class 58), a standby (25006), serialization failures,
 * deadlocks, and timeouts of locks, statements, sessions and transactions. And those that an operator mends: a
 * refused login (class 28), a role that lacks a right (42501).
 */
const transientStates =
  /^(?:08...|28...|53...|58...|57P0[1-35]|57014|55P03|25006|25P0[34]|40001|40P01|42501)$/u;
const transientCodes =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/u;
/**
 * Messages of `pg` itself, which have no code. Messages of Postgres are in the server's language: never match
 * on them.
 */
const transientMessages =
  /^(?:Connection terminated|Client has encountered a connection error|Query read timeout|timeout e|Cannot use a pool)/u;

/** The `code` of an error of a handler that nothing in its events has caused, and that somebody can mend: they wait. */
export const eventsAreFine = 'EVENTS_ARE_FINE';

/**
 * Classifies an error by SQLSTATE, table and constraint. Looks through causes and through Prisma's wrappers:
 * Prisma's own codes depend on how the statement was sent.
 */
export function failureOf(error: unknown): Failure {
  let failure: Failure = 'permanent';
  for (const layer of layersOf(error)) {
    if (isAppliedElsewhere(layer)) return 'applied-elsewhere';
    if (isTransient(layer)) failure = 'transient';
  }
  return failure;
}

/** Whether `moveCheckpointSql` failed because a stream stands elsewhere. */
function isAppliedElsewhere({ code, table, column, constraint }: Layer): boolean {
  const isAhead = code === '23502' && table === 'applied_stream' && column === 'version';
  return isAhead || (code === '23505' && constraint === 'applied_stream_pkey');
}

function isTransient(layer: Layer): boolean {
  const { code, message } = layer;
  return (
    transientStates.test(code) ||
    transientCodes.test(code) ||
    code === eventsAreFine ||
    transientMessages.test(message) ||
    // The database came from another cluster; the events are fine
    isOutsideEpoch(layer)
  );
}

interface Layer {
  readonly code: string;
  readonly table: string;
  readonly column: string;
  readonly constraint: string;
  readonly message: string;
}

function layersOf(error: unknown): readonly Layer[] {
  const layers: Layer[] = [];
  let next = error;
  while (typeof next === 'object' && next !== null && layers.length < 10) {
    layers.push({
      code: textOf(next, 'originalCode') || textOf(next, 'code'),
      table: textOf(next, 'table'),
      column: textOf(next, 'column'),
      constraint: textOf(next, 'constraint') || textOf(memberOf(next, 'constraint'), 'index'),
      message: textOf(next, 'message'),
    });
    next = memberOf(next, 'cause') ?? memberOf(memberOf(next, 'meta'), 'driverAdapterError');
  }
  return layers;
}

function textOf(value: unknown, name: string): string {
  const member = memberOf(value, name);
  return typeof member === 'string' ? member : '';
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Returns an error message that may be stored. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
