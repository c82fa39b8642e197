import type { KafkaMessage } from 'kafkajs';

import type { KafkaPosition } from './kafka-position.ts';
import { piecesOf } from './read-message.ts';

/** How far one partition is handled, and what its next message must be. */
export interface Standing {
  position: KafkaPosition;
  /**
   * `proof`: the message of `position.last`. `next`: the message at `position.next`. `any`: no check, because
   * there are no event tables to fall back to. `none`: the event tables are being read.
   */
  expects: 'proof' | 'next' | 'any' | 'none';
}

/** Returns the messages that are not handled yet; `undefined` when the messages are not the expected ones. */
export function nextMessages(
  messages: readonly KafkaMessage[],
  { position, expects }: Standing,
): readonly KafkaMessage[] | undefined {
  const { next, last, lastOffset } = position;
  const [first] = messages;
  if (!first || expects === 'any') return messages;
  if (expects === 'next') return BigInt(first.offset) === next ? messages : undefined;
  const [piece] = piecesOf([first]);
  const [event] = piece && 'events' in piece ? piece.events : [];
  const isProof =
    BigInt(first.offset) === lastOffset &&
    event?.subject === last?.streamId &&
    event?.streamversion === last?.version;
  return isProof ? messages.filter(({ offset }) => BigInt(offset) >= (next ?? 0n)) : undefined;
}
