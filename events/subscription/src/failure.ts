import { isOutsideEpoch } from '@osta/event-store/open-epoch';

/** What a rejection of a handler or of the database means for the events in hand. */
export type Failure =
  /** Somebody has applied these events already: look again. */
  | 'applied-elsewhere'
  /** Nothing is wrong with the events: the same again, later. */
  | 'transient'
  /** Held against the events. */
  | 'permanent';

/**
 * Lost connections (class 08), a server that goes or comes (57P0x), too little of something (class 53), a disk that
 * fails (class 58), a standby (25006), serialization failures and deadlocks, and whatever timed out: locks,
 * statements, sessions, transactions.
 */
const transientStates =
  /^(?:08...|53...|58...|57P0[1-35]|57014|55P03|25006|25P0[34]|40001|40P01)$/u;
const transientCodes =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/u;
/** What `pg` itself says, without a code. What Postgres says is in the language of its server: never look at it. */
const transientMessages =
  /^(?:Connection terminated|Client has encountered a connection error|Query read timeout|timeout e|Cannot use a pool)/u;

/**
 * Sorts a rejection by SQLSTATE, table and constraint. Looks through causes, and through what Prisma wraps around the
 * errors of Postgres: its own codes differ by the way the statement was sent.
 */
export function failureOf(error: unknown): Failure {
  let failure: Failure = 'permanent';
  for (const layer of layersOf(error)) {
    if (isAppliedElsewhere(layer)) return 'applied-elsewhere';
    if (isTransient(layer)) failure = 'transient';
  }
  return failure;
}

/** How `moveCheckpointSql` takes itself back. */
function isAppliedElsewhere({ code, table, column, constraint }: Layer): boolean {
  const isAhead = code === '23502' && table === 'applied_stream' && column === 'version';
  return isAhead || (code === '23505' && constraint === 'applied_stream_pkey');
}

function isTransient(layer: Layer): boolean {
  const { code, message } = layer;
  return (
    transientStates.test(code) ||
    transientCodes.test(code) ||
    transientMessages.test(message) ||
    // What is wrong then is the place of the database, and not the events
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

/** What went wrong, in words that may be kept. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
