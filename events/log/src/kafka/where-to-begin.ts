import type { KafkaPosition } from './kafka-position.ts';
import type { Offsets } from './partition-offsets.ts';

/** Where reading of one partition goes on. */
export type Beginning =
  /** At an offset of the broker. */
  | { readonly kind: 'offset'; readonly offset: bigint }
  /** At the offset of the last event: the message there proves that this is the same topic. */
  | { readonly kind: 'proof'; readonly offset: bigint }
  /** In the event tables: it is unknown whether the broker holds all missing events. */
  | { readonly kind: 'history' };

/**
 * Decides where reading of a partition goes on.
 *
 * An offset alone proves nothing: a replaced broker or a recreated topic may hold another message there. And a
 * partition that was never begun may have lost its first messages to retention.
 *
 * @param hasHistory whether event tables can be read; without them reading begins with what the broker holds
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
