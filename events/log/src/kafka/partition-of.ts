import { Partitioners } from 'kafkajs';

import { partitionCount } from './topics.ts';

/** With a key, the partitioner uses nothing but the number of partitions. */
const everyPartition = Array.from({ length: partitionCount }, (_, partitionId) => ({
  partitionErrorCode: 0,
  partitionId,
  leader: 0,
  replicas: [],
  isr: [],
}));

const partitioner = Partitioners.DefaultPartitioner();

/** Returns the partition number of a stream, which never changes and is the same on every broker. */
export function partitionOf(streamId: string): number {
  return partitioner({
    topic: '',
    partitionMetadata: everyPartition,
    message: { key: streamId, value: null },
  });
}
