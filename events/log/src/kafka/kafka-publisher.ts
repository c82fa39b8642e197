import type { EventEnvelope } from '@osta/contracts/envelope';
import { Topic } from '@osta/contracts/topic';
import type { EventPublisher } from '@osta/event-store/relay';
import { Partitioners, type Message, type Producer } from 'kafkajs';

import { connectAdmin, connectKafka, type KafkaOptions } from './connect-kafka.ts';
import { messageOf } from './message-of.ts';
import { partitionOf } from './partition-of.ts';
import { renewedClient } from './renewed-client.ts';
import { defaultNamespace, ensureTopics, topicName } from './topics.ts';

/** The broker did not acknowledge the messages. Publishing again is safe: readers ignore duplicates. */
class NotAcknowledged extends Error {
  override readonly name = 'NotAcknowledged';
}

/** Publishes to Kafka until it is closed. */
export interface KafkaPublisher extends EventPublisher {
  close(): Promise<void>;
}

/** The messages for one partition, in order, split into requests. */
interface Load {
  readonly topic: string;
  readonly partition: number;
  readonly requests: Message[][];
  /** Size of the last request. */
  bytes: number;
}

/** Brokers accept a megabyte per request and reject larger ones permanently. */
const largestRequest = 256 * 1024;

/** Groups events by partition; keeps the order within a partition. */
function loadsOf(events: readonly EventEnvelope[], namespace: string): readonly Load[] {
  const loads = new Map<string, Load>();
  for (const event of events) {
    // `osta.<topic>.…`
    const topic = topicName(namespace, Topic.parse(event.type.split('.')[1]));
    const message = messageOf(event);
    const partition = partitionOf(event.subject);
    const name = `${topic}:${partition}`;
    const load = loads.get(name) ?? { topic, partition, requests: [], bytes: Infinity };
    loads.set(name, load);
    const bytes = Buffer.byteLength(message.value);
    const request = load.bytes + bytes > largestRequest ? undefined : load.requests.at(-1);
    load.bytes = request ? load.bytes + bytes : bytes;
    if (request) request.push({ ...message, partition });
    else load.requests.push([{ ...message, partition }]);
  }
  return [...loads.values()];
}

/**
 * Sends to one partition per `send`, and checks every answer. Over several partitions kafkajs loses
 * acknowledged messages when a leader dies (its issues 1303 and 1798): on the retry it skips the broker that
 * answered before, also for partitions that have just moved there.
 */
async function send(producer: Producer, { topic, partition, requests }: Load): Promise<void> {
  for (const messages of requests) {
    const answers = await producer.send({ topic, acks: -1, timeout: 5000, messages });
    const isAcknowledged = answers.some(
      (answer) => answer.partition === partition && answer.errorCode === 0,
    );
    if (!isAcknowledged) throw new NotAcknowledged(`${topic}:${partition} was not acknowledged`);
  }
}

/**
 * Creates a publisher to Kafka. The key is the stream, so a stream stays in one partition and in order.
 *
 * `publish` resolves when every required replica has the events. When it rejects, some events may be there:
 * publish all of them again. Make one call at a time, as a relay does: two calls could overtake each other.
 * Connects with the first event, and creates a topic with its first event.
 */
export function kafkaPublisher(options: KafkaOptions): KafkaPublisher {
  const { namespace = defaultNamespace } = options;
  const kafka = connectKafka(options);
  const client = renewedClient(async () => {
    const producer = kafka.producer({
      allowAutoTopicCreation: false,
      createPartitioner: Partitioners.DefaultPartitioner,
    });
    await producer.connect();
    return { producer, known: new Set<string>(), disconnect: () => producer.disconnect() };
  });

  async function know(topics: ReadonlySet<string>, known: Set<string>): Promise<void> {
    const unknown = [...topics].filter((topic) => !known.has(topic));
    if (unknown.length === 0) return;
    const admin = await connectAdmin(kafka);
    await ensureTopics(admin, unknown).finally(() => admin.disconnect());
    for (const topic of unknown) known.add(topic);
  }

  return {
    publish: (events) =>
      client.use(async ({ producer, known }) => {
        const loads = loadsOf(events, namespace);
        await know(new Set(loads.map(({ topic }) => topic)), known);
        const sends = loads.map((load) => send(producer, load));
        // Waits for all of them: one still in flight could overtake the next attempt
        const outcomes = await Promise.allSettled(sends);
        const failed = outcomes.find((outcome) => outcome.status === 'rejected');
        if (failed) throw failed.reason;
      }),
    close: () => client.close(),
  };
}
