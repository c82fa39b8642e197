import type { Topic } from '@osta/contracts/topic';

import type { EventLog, EventReader, Lag, Reading } from '../event-log.ts';
import { connectAdmin, connectKafka, type KafkaOptions } from './connect-kafka.ts';
import type { EventHistory } from './event-history.ts';
import { joinGroup, type Membership } from './join-group.ts';
import { measureLag } from './measure-lag.ts';
import type { OffsetsOf } from './partition-consumer.ts';
import { partitionOffsets } from './partition-offsets.ts';
import { renewedClient } from './renewed-client.ts';
import { defaultNamespace, ensureTopics, topicName } from './topics.ts';
import { whenItServes } from './when-it-serves.ts';

export interface KafkaEventLogOptions extends KafkaOptions {
  /** Returns the events that are recorded and not published yet: they count as lag of a reader too. */
  readonly unpublished: (topics: readonly Topic[]) => Promise<Lag>;
  /**
   * Read for every partition whose broker may lack events. `null`: only the broker is read, and events that it
   * has lost are lost.
   */
  readonly history: EventHistory | null;
  /** Milliseconds without activity of the consumer after which reading ends with an error; default 45 s. */
  readonly silenceMs?: number;
}

/**
 * Creates the log over Kafka: one partition of the broker is one partition of the log, `osta.request:7`.
 *
 * Positions are stored with the read model, not in the broker; consumer groups only assign partitions. The
 * broker is transport: a new reader, or one that finds messages deleted or another topic under the same name,
 * reads the event tables first and goes on with the broker where the tables end.
 */
export function kafkaEventLog(options: KafkaEventLogOptions): EventLog {
  const { unpublished, history, silenceMs = 45_000 } = options;
  const { namespace = defaultNamespace, onProblem } = options;
  const kafka = connectKafka(options);
  const readings = new Set<Reading>();
  const admin = renewedClient(() => connectAdmin(kafka));
  const offsetsOf: OffsetsOf = (topics) => admin.use((client) => partitionOffsets(client, topics));

  async function join(
    reader: EventReader,
    topics: ReadonlyMap<string, Topic>,
  ): Promise<Membership> {
    await admin.use((client) => ensureTopics(client, [...topics.keys()]));
    const groupId = `${namespace}.${reader.group}`;
    return whenItServes(async () => {
      const membership = await joinGroup({
        kafka,
        groupId,
        topics,
        history,
        reader,
        offsetsOf,
        silenceMs,
        onProblem,
      });
      const refused = await Promise.race([membership.ended, Promise.resolve(undefined)]);
      if (!refused) return membership;
      await membership.stop();
      throw refused;
    });
  }

  return {
    async read(reader) {
      const topics = new Map(reader.topics.map((topic) => [topicName(namespace, topic), topic]));
      const membership = await join(reader, topics);
      const oldestInHand = (): number | undefined => membership.oldestInHand();
      const reading: Reading = {
        ended: membership.ended,
        lag: measureLag({ reader, topics, history, offsetsOf, unpublished, oldestInHand }),
        async stop() {
          readings.delete(reading);
          await membership.stop();
        },
      };
      readings.add(reading);
      return reading;
    },

    async close() {
      await Promise.all([...readings].map((reading) => reading.stop()));
      await admin.close();
    },
  };
}
