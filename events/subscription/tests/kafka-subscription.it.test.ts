// @module-tag kafka
import { kafkaHarness } from '@osta/event-log/testing/kafka-harness';
import { unavailable } from '@osta/infrastructure/testing/infrastructure';
import { describe } from 'vitest';

import { describeSubscription } from '../src/testing/contract-suite.ts';

describe.skipIf(await unavailable('kafka'))('on a real broker,', () => {
  describeSubscription('Kafka', kafkaHarness);
});
