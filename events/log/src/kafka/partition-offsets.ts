import type { Admin } from 'kafkajs';

import { partitionName } from './topics.ts';

/** The offsets that a partition holds. */
export interface Offsets {
  /** Offset of the first message that retention has kept. */
  readonly low: bigint;
  /** Offset of the next message to be written. */
  readonly high: bigint;
}

/** Returns the offsets that the partitions of these broker topics hold, by name. */
export async function partitionOffsets(
  admin: Admin,
  topics: readonly string[],
): Promise<ReadonlyMap<string, Offsets>> {
  const found = await Promise.all(
    topics.map(async (topic) => {
      const offsets = await admin.fetchTopicOffsets(topic);
      return offsets.map(({ partition, low, high }): [string, Offsets] => [
        partitionName(topic, partition),
        { low: BigInt(low), high: BigInt(high) },
      ]);
    }),
  );
  return new Map(found.flat());
}
