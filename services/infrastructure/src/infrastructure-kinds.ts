import type { ClusterSize } from './kafka-plan.ts';

/** Each kind of infrastructure, and how a client is told where it is. */
export interface Addresses {
  /** The URL of a superuser of Postgres 18, to make databases with. */
  readonly postgres: string;
  /** The URL of a Redis 7 whose content may be lost. */
  readonly redis: string;
  /** Where clients first connect, as `host:port`. */
  readonly kafka: readonly string[];
}

export type Kind = keyof Addresses;

/** Something that runs. `stop` ends it if we started it, and does nothing if we only found it. */
export interface Found<Address> {
  readonly address: Address;
  readonly stop: () => Promise<void>;
}

export interface Surroundings {
  /** Where DATABASE_URL, REDIS_URL and KAFKA_BROKERS are looked up. */
  readonly environment: NodeJS.ProcessEnv;
  /** Holds the data of what has to be started on this machine. */
  readonly directory: string;
  /** Server settings for a Postgres that has to be started. */
  readonly postgresSettings: Readonly<Record<string, string>>;
  /** How many brokers to start where there is no Kafka. */
  readonly kafkaSize: ClusterSize;
  readonly onProgress: (message: string) => void;
}

/** One way to have each kind; each throws when it cannot be had that way. */
export type Finders = {
  readonly [K in Kind]: (around: Surroundings) => Promise<Found<Addresses[K]>>;
};
