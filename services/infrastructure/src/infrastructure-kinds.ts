import type { ClusterSize } from './kafka-plan.ts';

/** The address of each kind of infrastructure. */
export interface Addresses {
  /** URL of a Postgres 18 superuser, who may create databases. */
  readonly postgres: string;
  /** URL of a Redis 7 whose content may be lost. */
  readonly redis: string;
  /** Bootstrap brokers, as `host:port`. */
  readonly kafka: readonly string[];
}

export type Kind = keyof Addresses;

/** A running server. `stop` ends it if we started it; otherwise it does nothing. */
export interface Found<Address> {
  readonly address: Address;
  readonly stop: () => Promise<void>;
}

export interface Surroundings {
  /** The variables with DATABASE_URL, REDIS_URL and KAFKA_BROKERS. */
  readonly environment: NodeJS.ProcessEnv;
  /** Folder for the data of servers started on this machine. */
  readonly directory: string;
  /** Settings of a Postgres started here. */
  readonly postgresSettings: Readonly<Record<string, string>>;
  /** Number of brokers to start where there is no Kafka. */
  readonly kafkaSize: ClusterSize;
  readonly onProgress: (message: string) => void;
}

/** One way to provide each kind; throws when the kind is unavailable that way. */
export type Finders = {
  readonly [K in Kind]: (around: Surroundings) => Promise<Found<Addresses[K]>>;
};
