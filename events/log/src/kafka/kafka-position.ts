/** One event, by its stream and its version there. */
export interface EventName {
  readonly streamId: string;
  readonly version: number;
}

/**
 * The position of a reader in one partition of the broker.
 *
 * An offset is valid on one broker only: a replaced broker counts from 0 again. So a position also names an
 * event, which the event tables can locate whatever happens to the broker.
 */
export interface KafkaPosition {
  /** Offset of the next message; absent while the reader still reads the event tables. */
  readonly next?: bigint;
  /** All events of the partition up to this one are handled, in the order of the event tables. */
  readonly last?: EventName;
  /** Offset of the message with the event `last`; absent when that event came from the tables. */
  readonly lastOffset?: bigint;
}

/**
 * Returns the position as `<next>`, `<next>/<stream>:<version>` or `<next>/<stream>:<version>@<offset>`; an
 * absent `next` is empty.
 */
export function positionText({ next, last, lastOffset }: KafkaPosition): string {
  const event = last ? `/${last.streamId}:${last.version}` : '';
  const offset = last && lastOffset !== undefined ? `@${lastOffset}` : '';
  return `${next ?? ''}${event}${offset}`;
}

/**
 * Parses the text of `positionText`.
 *
 * @throws Error for any other text
 */
export function parsePosition(text: string): KafkaPosition {
  const match = /^(\d*)(?:\/([\da-f-]{36}):(\d+)(?:@(\d+))?)?$/u.exec(text);
  if (!match) throw new Error(`Not a position in a partition of Kafka: ${text}`);
  const [, next, streamId, version, lastOffset] = match;
  return {
    ...(next && { next: BigInt(next) }),
    ...(streamId && { last: { streamId, version: Number(version) } }),
    ...(lastOffset && { lastOffset: BigInt(lastOffset) }),
  };
}
