/** One event, by its stream and its place there. */
export interface EventName {
  readonly streamId: string;
  readonly version: number;
}

/**
 * Where a reader stands in one partition of the broker.
 *
 * An offset means something on one broker only: a lost one that was replaced counts from 0 again. So a position
 * also names an event. The event tables know where that event stands, whatever happens to the broker.
 */
export interface KafkaPosition {
  /** Offset of the message that comes next; absent while the reader is still reading the event tables. */
  readonly next?: bigint;
  /** Everything of the partition up to this event is handled, in the order of the event tables. */
  readonly last?: EventName;
  /** Offset of the message with the event `last`; absent when the event came from the tables. */
  readonly lastOffset?: bigint;
}

/** `<next>`, `<next>/<stream>:<version>` or `<next>/<stream>:<version>@<offset>`; an absent `next` is empty. */
export function positionText({ next, last, lastOffset }: KafkaPosition): string {
  const event = last ? `/${last.streamId}:${last.version}` : '';
  const offset = last && lastOffset !== undefined ? `@${lastOffset}` : '';
  return `${next ?? ''}${event}${offset}`;
}

/** @throws Error when the text was not written by `positionText` */
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
