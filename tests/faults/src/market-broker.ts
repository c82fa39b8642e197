import type { EventLog } from '@osta/event-log/event-log';
import type { KafkaOptions } from '@osta/event-log/kafka/connect-kafka';
import { kafkaEventLog } from '@osta/event-log/kafka/kafka-event-log';
import { startKafka, type KafkaCluster } from '@osta/infrastructure/kafka-cluster';

import { namespace } from './namespace.ts';
import type { ScenarioContext } from './scenario.ts';

export interface MarketBroker {
  readonly cluster: KafkaCluster;
  /** Connection options, for readers and publishers that are created without `openLog`. */
  readonly options: KafkaOptions;
  /** Opens a log that reads the topics. It closes with the scenario. */
  readonly openLog: () => EventLog;
}

/** Starts one broker. It stops with the scenario. */
export async function marketBroker({
  directory,
  say,
  onEnd,
}: ScenarioContext): Promise<MarketBroker> {
  const cluster = await startKafka({ brokers: 1, directory, onProgress: say });
  onEnd(() => cluster.stop());
  const { brokers } = cluster;
  const options = { brokers, clientId: 'faults', namespace, onProblem: () => {} };
  return {
    cluster,
    options,
    openLog() {
      const log = kafkaEventLog({
        ...options,
        unpublished: async () => ({ events: 0, seconds: 0 }),
        history: null,
      });
      onEnd(() => log.close());
      return log;
    },
  };
}
