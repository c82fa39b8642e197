import { kafkaHarness } from '@osta/event-log/testing/kafka-harness';

import { describeSubscription } from '../src/testing/contract-suite.ts';

describeSubscription('Kafka', kafkaHarness);
