import {
  Kafka,
  logLevel,
  type Admin,
  type KafkaConfig,
  type LogEntry,
  type SASLOptions,
} from 'kafkajs';

import { quietQueue } from './quiet-queue.ts';

/** How client and broker authenticate each other. */
export interface KafkaSecurity {
  /** `null`: no encryption. */
  readonly tls: KafkaTls | null;
  /** `null`: no authentication by name. */
  readonly sasl: KafkaCredentials | null;
}

/** Texts in PEM. */
export interface KafkaTls {
  /** A CA to trust besides those that Node knows. */
  readonly ca: string | null;
  /** The client certificate and its key, where the broker requires one. */
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
  /** Prefix of the names of topics and groups; default `osta`. */
  readonly namespace?: string;
  /** Called with every problem of the client, recovered from or not. */
  readonly onProblem: (error: unknown) => void;
}

/**
 * Creates a client that retries for about ten seconds, as long as a change of leaders takes, and then fails:
 * its users retry for longer, and report.
 *
 * Options missing here would let kafkajs read NODE_ENV.
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
      // An error in an answer reaches the caller, who retries or reports it
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

/** Connects an admin client without retries: the caller knows better when to retry. */
export async function connectAdmin(kafka: Kafka): Promise<Admin> {
  const admin = kafka.admin({ retry: { retries: 0 } });
  await admin.connect();
  return admin;
}
