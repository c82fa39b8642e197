/**
 * A position in an event table: everything up to and including this event has been read.
 *
 * `position` alone loses events, because positions are assigned before the order of commits is known (measured:
 * 23.8 % with 16 writers).
 */
export interface EventCursor {
  /**
   * Number of the transaction, `xid8`, in decimal: its epoch times 2^48 plus its id. The epoch keeps numbers
   * growing when a database is restored into another cluster, whose ids may be lower.
   */
  readonly tx: string;
  /** `bigint` in decimal. */
  readonly position: string;
}

/** The cursor before the first event. */
export const beginning: EventCursor = { tx: '0', position: '0' };

/** Returns the cursor as `<tx>/<position>`. */
export function cursorText({ tx, position }: EventCursor): string {
  return `${tx}/${position}`;
}

/**
 * Parses the text of `cursorText`.
 *
 * @throws Error for any other text
 */
export function parseCursor(text: string): EventCursor {
  const [, tx, position] = /^(\d+)\/(\d+)$/u.exec(text) ?? [];
  if (tx === undefined || position === undefined) throw new Error(`Not a cursor: ${text}`);
  return { tx, position };
}
