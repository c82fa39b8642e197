import type { KafkaPosition } from './kafka-position.ts';
import type { Offsets } from './partition-offsets.ts';

/** Where reading of one partition goes on. */
export type Beginning =
  /** At an offset of the broker. */
  | { readonly kind: 'offset'; readonly offset: bigint }
  /** At the offset of the last event: the message there proves that this is the topic that was read before. */
  | { readonly kind: 'proof'; readonly offset: bigint }
  /** In the event tables: nobody knows whether the broker holds all that is missing. */
  | { readonly kind: 'history' };

/**
 * Decides where reading goes on.
 *
 * An offset alone is no proof: a broker that was lost and replaced, or a topic that was made anew, may have
 * another message there. And a partition that was never begun may have lost its first messages to retention.
 *
 * @param hasHistory whether there are event tables to read from; without them reading begins with what is there
 */
export function whereToBegin(
  { next, last, lastOffset }: KafkaPosition,
  { low, high }: Offsets,
  hasHistory: boolean,
): Beginning {
  const isWithin = next !== undefined && next >= low && next <= high;
  if (!hasHistory) return { kind: 'offset', offset: isWithin ? next : low };
  const canProve = isWithin && last !== undefined && lastOffset !== undefined && lastOffset >= low;
  return canProve ? { kind: 'proof', offset: lastOffset } : { kind: 'history' };
}
