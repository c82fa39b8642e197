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
  /** What has been recorded and is not published yet: a reader is behind by that too. */
  readonly unpublished: (topics: readonly Topic[]) => Promise<Lag>;
  /**
   * Read for every partition whose broker may not hold what is missing. `null`: the broker is all there is, and
   * what it has lost is lost.
   */
  readonly history: EventHistory | null;
  /** Without a sign of life from the consumer for so long, reading ends with an error; 45 s unless told. */
  readonly silenceMs?: number;
}

/**
 * Kafka as the log: one partition of the broker is one partition of the log, `osta.request:7`.
 *
 * Positions live with the read model and not in the broker, whose groups only share the partitions out. The
 * broker is transport: a reader that begins, that finds messages deleted, or that finds another topic under the
 * same name reads the event tables first, and goes on with the broker where the tables end.
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
