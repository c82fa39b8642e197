import { unavailable } from '@osta/infrastructure/testing/infrastructure';
import { describe } from 'vitest';

import { describeEventLog } from '../src/testing/contract-suite.ts';
import { kafkaHarness } from '../src/testing/kafka-harness.ts';

describe.skipIf(await unavailable('kafka'))('on a real broker,', () => {
  describeEventLog('Kafka', kafkaHarness, { tags: 'kafka' });
});
