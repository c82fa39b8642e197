import { Kafka, logLevel, type Admin, type LogEntry } from 'kafkajs';

import { quietQueue } from './quiet-queue.ts';

export interface KafkaOptions {
  /** As `host:port`. */
  readonly brokers: readonly string[];
  /** Shows in the broker's logs: `request`. */
  readonly clientId: string;
  /** Comes first in the name of every topic and group; `osta` unless told. */
  readonly namespace?: string;
  /** Told what the client got over by itself, or did not. */
  readonly onProblem: (error: unknown) => void;
}

/**
 * A client that tries again for about ten seconds, as long as a change of leaders takes, and then says so:
 * whoever uses it has a longer breath, and tells.
 *
 * kafkajs reads NODE_ENV for what is not given here.
 */
export function connectKafka({ brokers, clientId, onProblem }: KafkaOptions): Kafka {
  quietQueue();
  return new Kafka({
    brokers: [...brokers],
    clientId,
    connectionTimeout: 3000,
    requestTimeout: 10_000,
    logLevel: logLevel.ERROR,
    logCreator: () => (entry: LogEntry) => {
      // An answer that is an error: whoever asked gets it, asks again, or tells
      if (entry.log.message.startsWith('Response ')) return;
      onProblem(new Error(`${entry.namespace}: ${entry.log.message}`, { cause: entry.log }));
    },
    retry: { retries: 9, initialRetryTime: 100, multiplier: 2, factor: 0.2, maxRetryTime: 2000 },
  });
}

/** Asks once: whoever asks knows better when to ask again. */
export async function connectAdmin(kafka: Kafka): Promise<Admin> {
  const admin = kafka.admin({ retry: { retries: 0 } });
  await admin.connect();
  return admin;
}
