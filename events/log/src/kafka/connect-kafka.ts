import {
  Kafka,
  logLevel,
  type Admin,
  type KafkaConfig,
  type LogEntry,
  type SASLOptions,
} from 'kafkajs';

import { quietQueue } from './quiet-queue.ts';

/** How a broker knows us, and we the broker. */
export interface KafkaSecurity {
  /** `null`: nothing is encrypted. */
  readonly tls: KafkaTls | null;
  /** `null`: the broker asks for no name. */
  readonly sasl: KafkaCredentials | null;
}

/** Texts in PEM. */
export interface KafkaTls {
  /** Whom to trust beside the authorities that Node knows. */
  readonly ca: string | null;
  /** Our own certificate and its key, where the broker asks for one. */
  readonly client: { readonly certificate: string; readonly key: string } | null;
}

export interface KafkaCredentials {
  readonly mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512';
  readonly username: string;
  readonly password: string;
}

export interface KafkaOptions {
  /** As `host:port`. */
  readonly brokers: readonly string[];
  /** Shows in the broker's logs: `request`. */
  readonly clientId: string;
  /** `null`: anybody may connect, in plain text. */
  readonly security?: KafkaSecurity | null;
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
export function connectKafka(options: KafkaOptions): Kafka {
  const { brokers, clientId, security = null, onProblem } = options;
  quietQueue();
  return new Kafka({
    brokers: [...brokers],
    clientId,
    ...(security && secured(security)),
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

function secured({ tls, sasl }: KafkaSecurity): Pick<KafkaConfig, 'ssl' | 'sasl'> {
  const { ca = null, client = null } = tls ?? {};
  return {
    ssl: tls !== null && {
      ...(ca !== null && { ca: [ca] }),
      ...(client && { cert: client.certificate, key: client.key }),
    },
    ...(sasl && { sasl: { ...sasl } as SASLOptions }),
  };
}

/** Asks once: whoever asks knows better when to ask again. */
export async function connectAdmin(kafka: Kafka): Promise<Admin> {
  const admin = kafka.admin({ retry: { retries: 0 } });
  await admin.connect();
  return admin;
}
