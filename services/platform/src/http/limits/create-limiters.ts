import { fileURLToPath } from 'node:url';

import type { Fragment } from '@osta/event-store/streams';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { z } from 'zod';

import { sharedSchema } from '../../database/service-role.ts';
import type { ServiceMigrations } from '../../service.ts';
import type { RateLimit } from '../route.ts';
import { countCallSql } from './count-call.sql.ts';
import { networkOf } from './network-of.ts';

/** The migrations of the platform's only table, in a schema of its own. */
export const limiterMigrations: ServiceMigrations = {
  schema: sharedSchema,
  directories: [fileURLToPath(new URL('../../../migrations', import.meta.url))],
};

/** Counts the calls of each caller to one route. */
export interface Limiter {
  /**
   * Counts one call.
   *
   * @param caller the id of a person, or an address, of which a whole /64 of IPv6 is one caller: a provider
   * gives every household at least that (RFC 6177)
   * @returns seconds until the caller may call again; 0 when the call is allowed
   */
  take(caller: string): Promise<number>;
  /**
   * Counts a command in the statement that opens it; a retry of what took effect is not counted. Absent where
   * the counts are not in Postgres.
   */
  readonly inStatement?: LimitInStatement;
}

export interface LimitInStatement {
  /** Returns the part of the statement: see `Opening`. */
  counted(): Fragment;
  /**
   * @param row of `counted`; null when the call was not counted
   * @returns as `take`
   */
  secondsOver(row: unknown): number;
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
          await limiter.consume(networkOf(caller, { ipv4: 32, ipv6: 64 }));
          return 0;
        } catch (error) {
          if (error instanceof RateLimiterRes) return Math.ceil(error.msBeforeNext / 1000);
          throw error;
        }
      },
      ...(store.kind === 'postgres' && { inStatement: inStatement(store.schema, name, limit) }),
    };
  };
}

/** The prefix of the counts of one route. */
function prefixOf(name: string): string {
  return `limit:${name}`;
}

const Counted = z.object({ points: z.number(), expire: z.number() }).nullable();

/** Counts in the same rows as `RateLimiterPostgres`. */
function inStatement(schema: string, name: string, limit: RateLimit): LimitInStatement {
  const sql = countCallSql(schema);
  return {
    counted() {
      const now = Date.now();
      return { sql, values: [`${prefixOf(name)}:`, now, now + limit.seconds * 1000] };
    },
    secondsOver(row) {
      const counted = Counted.parse(row);
      if (!counted || counted.points <= limit.points) return 0;
      return Math.max(1, Math.ceil((counted.expire - Date.now()) / 1000));
    },
  };
}

function limiterOn(store: LimiterStore, name: string, limit: RateLimit): RateLimiterAbstract {
  const options = { keyPrefix: prefixOf(name), points: limit.points, duration: limit.seconds };
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
