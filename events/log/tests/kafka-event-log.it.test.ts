import { describeEventLog } from '../src/testing/contract-suite.ts';
import { kafkaHarness } from '../src/testing/kafka-harness.ts';

describeEventLog('Kafka', kafkaHarness);
