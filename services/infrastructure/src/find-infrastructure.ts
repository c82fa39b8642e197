import path from 'node:path';

import { containers, dockerAnswers } from './docker-containers.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { Addresses, Finders, Found, Kind, Surroundings } from './infrastructure-kinds.ts';
import { startKafka } from './kafka-cluster.ts';
import type { ClusterSize } from './kafka-plan.ts';
import { ensurePrograms } from './programs.ts';
import { startRedis } from './redis-server.ts';

export interface FindOptions<K extends Kind> {
  readonly need: readonly K[];
  /** Folder for the data of servers started on this machine. */
  readonly directory: string;
  /** The variables with DATABASE_URL, REDIS_URL and KAFKA_BROKERS. Absent: none. */
  readonly environment?: NodeJS.ProcessEnv;
  /** Settings of a Postgres started here. */
  readonly postgresSettings?: Readonly<Record<string, string>>;
  /** Number of brokers to start where there is no Kafka; default one. */
  readonly kafkaSize?: ClusterSize;
  readonly onProgress?: (message: string) => void;
}

interface Names {
  readonly postgres: 'databaseUrl';
  readonly redis: 'redisUrl';
  readonly kafka: 'kafkaBrokers';
}

const names: Names = { postgres: 'databaseUrl', redis: 'redisUrl', kafka: 'kafkaBrokers' };

/** The addresses of the requested kinds, by name, and `stop` for what was started. */
export type Infrastructure<K extends Kind> = {
  readonly [P in K as Names[P]]: Addresses[P];
} & { readonly stop: () => Promise<void> };

/**
 * Finds or starts infrastructure: what the environment names, otherwise a running Docker engine, otherwise the
 * programs of this machine, installed first where we may decide that (Debian, as root).
 *
 * @throws InfrastructureProblem for the first kind that is unavailable; the others are stopped again
 */
export async function findInfrastructure<const K extends Kind>(
  options: FindOptions<K>,
): Promise<Infrastructure<K>> {
  const around: Surroundings = {
    environment: {},
    postgresSettings: {},
    kafkaSize: 1,
    onProgress: () => {},
    ...options,
  };
  const searches = options.need.map(async (kind) => ({ kind, found: await find(kind, around) }));
  const outcomes = await Promise.allSettled(searches);
  const results = outcomes.filter((each) => each.status === 'fulfilled').map(({ value }) => value);
  const stop = async (): Promise<void> => {
    await Promise.all(results.map(({ found }) => found.stop()));
  };
  const failed = outcomes.find((each) => each.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const addresses = results.map(({ kind, found }) => [names[kind], found.address]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each kind of `need`, under its name: that is what the type says
  return { ...Object.fromEntries(addresses), stop } as Infrastructure<K>;
}

/**
 * Finds or starts one kind, in the same order.
 *
 * @throws InfrastructureProblem
 */
export async function find<K extends Kind>(
  kind: K,
  around: Surroundings,
): Promise<Found<Addresses[K]>> {
  const { environment, onProgress } = around;
  const address = given(environment)[kind];
  if (address) return { address, stop: async () => {} };

  if (await dockerAnswers(environment)) {
    onProgress(`Starting ${kind} in Docker`);
    try {
      return await containers[kind](around);
    } catch (error) {
      // The engine lacks the image, on a closed network: this machine's programs may still work
      onProgress(`Docker has no ${kind}: ${String(error)}`);
    }
  }
  return natives[kind](around);
}

/** Returns the kinds that the environment names. */
function given(environment: NodeJS.ProcessEnv): {
  readonly [K in Kind]?: Addresses[K] | undefined;
} {
  const brokers = environment['KAFKA_BROKERS']?.split(',').filter((each) => each !== '') ?? [];
  return {
    postgres: environment['DATABASE_URL'] || undefined,
    redis: environment['REDIS_URL'] || undefined,
    kafka: brokers.length === 0 ? undefined : brokers,
  };
}

/** Starts each kind from the programs of this machine. */
const natives: Finders = {
  async postgres({ directory, postgresSettings, onProgress }) {
    const dataDirectory = path.join(directory, 'postgres');
    const server = await startEmbeddedPostgres({
      dataDirectory,
      settings: postgresSettings,
      onProgress,
    });
    return { address: server.url, stop: () => server.stop() };
  },

  async redis({ directory, onProgress }) {
    await ensurePrograms([{ name: 'redis-server', debianPackage: 'redis-server' }], onProgress);
    const server = await startRedis({ dataDirectory: path.join(directory, 'redis') });
    return { address: server.url, stop: () => server.stop() };
  },

  async kafka({ directory, kafkaSize, onProgress }) {
    const cluster = await startKafka({
      brokers: kafkaSize,
      directory: path.join(directory, 'kafka'),
      onProgress,
    });
    return { address: cluster.brokers, stop: () => cluster.stop() };
  },
};
