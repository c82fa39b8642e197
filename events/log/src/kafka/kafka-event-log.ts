import type { Topic } from '@osta/contracts/topic';

import type { EventLog, EventReader, Lag, Reading } from '../event-log.ts';
import { connectAdmin, connectKafka, type KafkaOptions } from './connect-kafka.ts';
import { joinGroup, type Membership } from './join-group.ts';
import { lagMeter } from './lag-meter.ts';
import type { OffsetsOf } from './partition-consumer.ts';
import { partitionOffsets } from './partition-offsets.ts';
import { renewedClient } from './renewed-client.ts';
import { defaultNamespace, ensureTopics, topicName } from './topics.ts';
import { whenItServes } from './when-it-serves.ts';

export interface KafkaEventLogOptions extends KafkaOptions {
  /** What has been recorded and is not published yet: a reader is behind by that too. */
  readonly unpublished: (topics: readonly Topic[]) => Promise<Lag>;
  /** Without a sign of life from the consumer for so long, reading ends with an error; 45 s unless told. */
  readonly silenceMs?: number;
}

/**
 * Kafka as the log: one partition of the broker is one partition of the log, `osta.request:7`.
 *
 * Positions live with the read model and not in the broker, whose groups only share the partitions out. What
 * retention has deleted before it was read does not come: the versions of a stream tell that something is
 * missing, and the event tables still have it.
 */
export function kafkaEventLog(options: KafkaEventLogOptions): EventLog {
  const { unpublished, silenceMs = 45_000, namespace = defaultNamespace, onProblem } = options;
  const kafka = connectKafka(options);
  const readings = new Set<Reading>();
  const admin = renewedClient(() => connectAdmin(kafka));
  const offsetsOf: OffsetsOf = (topics) => admin.use((client) => partitionOffsets(client, topics));

  async function join(reader: EventReader, topics: readonly string[]): Promise<Membership> {
    await admin.use((client) => ensureTopics(client, topics));
    const groupId = `${namespace}.${reader.group}`;
    return whenItServes(async () => {
      const membership = await joinGroup({
        kafka,
        groupId,
        topics,
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
      const topics = [...new Set(reader.topics)].map((topic) => topicName(namespace, topic));
      const membership = await join(reader, topics);
      const meter = lagMeter();
      const reading: Reading = {
        ended: membership.ended,
        async lag() {
          // In the order in which events travel: none can slip by between two looks
          const waiting = await unpublished(reader.topics);
          const offsets = await offsetsOf(topics);
          const stored = await reader.positions([...offsets.keys()]);
          const now = Date.now();
          const { events, seconds } = meter.measure(offsets, stored, now);
          const inHand = events === 0 ? 0 : (now - (membership.oldestInHand() ?? now)) / 1000;
          return {
            events: events + waiting.events,
            seconds: Math.max(seconds, inHand, waiting.seconds),
          };
        },
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
