/** What a rejection of a handler or of the database means for the events in hand. */
export type Failure =
  /** Somebody has applied these events already: look again. */
  | 'applied-elsewhere'
  /** Nothing is wrong with the events: the same again, later. */
  | 'transient'
  /** Held against the events. */
  | 'permanent';

/**
 * Lost connections (class 08), a server that goes or comes (57P0x), too little of something (class 53),
 * serialization failures and deadlocks, locks and statements that timed out.
 */
const transientStates = /^(?:08...|53...|57P0[1-3]|57014|55P03|40001|40P01)$/u;
const transientCodes =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/u;
/** How `moveCheckpointSql` takes itself back. */
const appliedElsewhere =
  /relation "applied_stream" violates not-null|unique constraint "applied_stream_pkey"/u;
/** What `pg` says without a code. */
const transientMessages =
  /^(?:Connection terminated|Client has encountered a connection error|Query read timeout|timeout e|Cannot use a pool)/u;

/**
 * Sorts a rejection. Looks through causes, and through what Prisma wraps around the errors of Postgres:
 * its own codes differ by the way the statement was sent.
 */
export function failureOf(error: unknown): Failure {
  let failure: Failure = 'permanent';
  for (const { code, message } of layersOf(error)) {
    if (appliedElsewhere.test(message)) return 'applied-elsewhere';
    const isTransient =
      transientStates.test(code) || transientCodes.test(code) || transientMessages.test(message);
    if (isTransient) failure = 'transient';
  }
  return failure;
}

interface Layer {
  readonly code: string;
  readonly message: string;
}

function layersOf(error: unknown): readonly Layer[] {
  const layers: Layer[] = [];
  let next = error;
  while (typeof next === 'object' && next !== null && layers.length < 10) {
    layers.push({
      code: textOf(next, 'originalCode') || textOf(next, 'code'),
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
