import { fileURLToPath } from 'node:url';

import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

import type { ServiceMigrations } from '../service.ts';
import type { RateLimit } from './route.ts';

/** The migrations of the platform's only table, in a schema of its own. */
export const limiterMigrations: ServiceMigrations = {
  schema: 'platform',
  directories: [fileURLToPath(new URL('../../migrations', import.meta.url))],
};

/** Counts the calls of each caller to one route. */
export interface Limiter {
  /**
   * Counts one call.
   *
   * @returns seconds until the caller may call again; 0 when the call is allowed
   */
  take(caller: string): Promise<number>;
  /** Uncounts a call that was a retry of a counted one. */
  giveBack(caller: string): Promise<void>;
}

/** Creates the limiter of one route. */
export type CreateLimiter = (name: string, limit: RateLimit) => Limiter;

/** Where the counts are kept. */
export type LimiterStore =
  /** In memory, for a single process and for tests. Lost at a restart. */
  | { readonly kind: 'memory' }
  /** In the table `rate_limit` of `limiterMigrations`. */
  | { readonly kind: 'postgres'; readonly pool: Pool; readonly schema: string }
  /** Shared by every process. */
  | { readonly kind: 'redis'; readonly redis: Redis };

/**
 * Creates limiters on one store. When the store fails, each process counts on its own, so that the product is
 * neither down nor unlimited.
 */
export function createLimiters(store: LimiterStore): CreateLimiter {
  return (name, limit) => {
    const limiter = limiterOn(store, name, limit);
    return {
      async take(caller) {
        try {
          await limiter.consume(caller);
          return 0;
        } catch (error) {
          if (error instanceof RateLimiterRes) return Math.ceil(error.msBeforeNext / 1000);
          throw error;
        }
      },
      async giveBack(caller) {
        await limiter.reward(caller, 1);
      },
    };
  };
}

function limiterOn(store: LimiterStore, name: string, limit: RateLimit): RateLimiterAbstract {
  const options = { keyPrefix: `limit:${name}`, points: limit.points, duration: limit.seconds };
  const inMemory = new RateLimiterMemory(options);
  switch (store.kind) {
    case 'memory':
      return inMemory;
    case 'postgres':
      return new RateLimiterPostgres({
        ...options,
        storeClient: store.pool,
        storeType: 'pool',
        schemaName: store.schema,
        tableName: 'rate_limit',
        tableCreated: true,
        insuranceLimiter: inMemory,
      });
    case 'redis':
      return new RateLimiterRedis({
        ...options,
        storeClient: store.redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: inMemory,
      });
  }
}
