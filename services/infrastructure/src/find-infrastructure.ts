import path from 'node:path';

import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { ensurePrograms } from './programs.ts';
import { startRedis } from './redis-server.ts';

/** Each kind of infrastructure, and how a client is told where it is. */
export interface Addresses {
  /** The URL of a superuser of Postgres 18, to make databases with. */
  readonly postgres: string;
  readonly redis: string;
}

export type Kind = keyof Addresses;

/** Something that runs. `stop` ends it if we started it, and does nothing if we only found it. */
export interface Found<Address> {
  readonly address: Address;
  readonly stop: () => Promise<void>;
}

export interface Surroundings {
  /** Where DATABASE_URL and REDIS_URL are looked up. */
  readonly environment: NodeJS.ProcessEnv;
  /** Holds the data of what has to be started. */
  readonly directory: string;
  /** Server settings for a Postgres that has to be started. */
  readonly postgresSettings?: Readonly<Record<string, string>>;
  readonly onProgress: (message: string) => void;
}

type Finders = { readonly [K in Kind]: (around: Surroundings) => Promise<Found<Addresses[K]>> };

/**
 * How each kind is found: what the environment names, else the program on this machine.
 *
 * Each throws InfrastructureProblem when it cannot be had.
 */
export const find: Finders = {
  async postgres({ environment, directory, postgresSettings = {}, onProgress }) {
    const given = environment['DATABASE_URL'];
    if (given) return alreadyThere(given);
    const server = await startEmbeddedPostgres({
      dataDirectory: path.join(directory, 'postgres'),
      settings: postgresSettings,
      onProgress,
    });
    return { address: server.url, stop: () => server.stop() };
  },

  async redis({ environment, directory, onProgress }) {
    const given = environment['REDIS_URL'];
    if (given) return alreadyThere(given);
    await ensurePrograms([{ name: 'redis-server', debianPackage: 'redis-server' }], onProgress);
    const server = await startRedis({ dataDirectory: path.join(directory, 'redis') });
    return { address: server.url, stop: () => server.stop() };
  },
};

function alreadyThere<Address>(address: Address): Found<Address> {
  return { address, stop: async () => {} };
}
