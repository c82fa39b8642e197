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

/** The one table that the platform itself needs, in a schema of its own. */
export const limiterMigrations: ServiceMigrations = {
  schema: 'platform',
  directories: [fileURLToPath(new URL('../../migrations', import.meta.url))],
};

/** Counts how often each caller has used one route. */
export interface Limiter {
  /** @returns in how many seconds the caller may come again; 0: now */
  take(caller: string): Promise<number>;
  /** It was a retry of something that was counted. */
  giveBack(caller: string): Promise<void>;
}

/** Makes the limiter of one route. */
export type CreateLimiter = (name: string, limit: RateLimit) => Limiter;

/** Where the counts are kept. */
export type LimiterStore =
  /** In this process: for one process, and for tests. Forgotten at a restart. */
  | { readonly kind: 'memory' }
  /** In the table `rate_limit` of `limiterMigrations`. */
  | { readonly kind: 'postgres'; readonly pool: Pool; readonly schema: string }
  /** Shared by every process. */
  | { readonly kind: 'redis'; readonly redis: Redis };

/**
 * Makes limiters on one store. When the store does not answer, each process counts on its own:
 * neither is the product down with its Redis, nor are its doors open.
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
