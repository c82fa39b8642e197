import type { EventEnvelope } from '@osta/contracts/envelope';
import { receivedEvent } from '@osta/contracts/published-event';
import type { KafkaMessage } from 'kafkajs';

/** A message that is not an envelope. */
export interface NoEvent {
  readonly streamId: string;
  readonly raw: string;
  readonly error: string;
}

/** Consecutive messages of one partition: events grouped, unreadable messages one by one. */
export type Piece = (
  | { readonly events: readonly EventEnvelope[] }
  | { readonly noEvent: NoEvent }
) & {
  /** The offset after the piece. */
  readonly after: bigint;
};

/** Splits messages into pieces. Never throws: one bad message must not end a consumer. */
export function piecesOf(messages: readonly KafkaMessage[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let events: EventEnvelope[] = [];
  let after = 0n;
  const endOfEvents = (): void => {
    if (events.length > 0) pieces.push({ events, after });
    events = [];
  };
  for (const message of messages) {
    const read = readMessage(message);
    if ('error' in read) endOfEvents();
    after = BigInt(message.offset) + 1n;
    if ('error' in read) pieces.push({ noEvent: read, after });
    else events.push(read);
  }
  endOfEvents();
  return pieces;
}

function readMessage({ key, value }: KafkaMessage): EventEnvelope | NoEvent {
  const raw = value?.toString('utf8') ?? '';
  const streamId = key?.toString('utf8') ?? '';
  try {
    const received = receivedEvent(JSON.parse(raw));
    return 'event' in received ? received.event : { streamId, raw, error: received.error };
  } catch (error) {
    return { streamId, raw, error: String(error) };
  }
}
