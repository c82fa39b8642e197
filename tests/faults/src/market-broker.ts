import type { EventLog } from '@osta/event-log/event-log';
import type { KafkaOptions } from '@osta/event-log/kafka/connect-kafka';
import { kafkaEventLog } from '@osta/event-log/kafka/kafka-event-log';
import { startKafka, type KafkaCluster } from '@osta/infrastructure/kafka-cluster';

import type { ScenarioContext } from './scenario.ts';

/** What the names of topics and groups begin with, as in the product. */
export const namespace = 'osta';

export interface MarketBroker {
  readonly cluster: KafkaCluster;
  /** For whoever reads or publishes beside `openLog`. */
  readonly options: KafkaOptions;
  /** A reader's side of the topics; it goes with the scenario. */
  readonly openLog: () => EventLog;
}

/** Starts one broker; it goes with the scenario. */
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
