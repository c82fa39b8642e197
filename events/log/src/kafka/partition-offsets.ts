import type { Admin } from 'kafkajs';

import { partitionName } from './topics.ts';

/** What a partition holds. */
export interface Offsets {
  /** Of the first message that retention has left. */
  readonly low: bigint;
  /** Of the message that comes next. */
  readonly high: bigint;
}

/** What the partitions of these topics of the broker hold, by name. */
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
