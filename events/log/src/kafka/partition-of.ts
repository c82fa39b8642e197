import { Partitioners } from 'kafkajs';

import { partitionCount } from './topics.ts';

/** Only the number of partitions matters to the partitioner when there is a key. */
const everyPartition = Array.from({ length: partitionCount }, (_, partitionId) => ({
  partitionErrorCode: 0,
  partitionId,
  leader: 0,
  replicas: [],
  isr: [],
}));

const partitioner = Partitioners.DefaultPartitioner();

/** The number of the partition that a stream is in, on every broker and for ever. */
export function partitionOf(streamId: string): number {
  return partitioner({
    topic: '',
    partitionMetadata: everyPartition,
    message: { key: streamId, value: null },
  });
}
