import type { UserId } from '@osta/contracts/ids';
import type { Doorbell } from '@osta/event-store/doorbell';
import { until } from '@osta/event-store/until';
import { identityManifest } from '@osta/identity/manifest';
import { createSessionReader } from '@osta/platform/auth/session-reader';
import { systemClock } from '@osta/platform/clock';
import type { PlatformConfig } from '@osta/platform/config/platform-config';
import { processEnvironment } from '@osta/platform/config/read-config';
import { classifyDatabaseError } from '@osta/platform/database/database-error';
import { endPools, openPools } from '@osta/platform/database/open-pools';
import type { Pools, ServiceModule, Surroundings } from '@osta/platform/service-module';
import type { Telemetry } from '@osta/platform/telemetry/telemetry';
import { professionalManifest } from '@osta/professional/manifest';
import { quoteCommands } from '@osta/request/commands/quote-commands';
import { requestAggregate } from '@osta/request/commands/request-aggregate';
import { requestCommands } from '@osta/request/commands/request-commands';
import { requestStreams } from '@osta/request/commands/request-streams';
import { sendingFacts } from '@osta/request/commands/sending-facts';
import { defaultRequestPolicy } from '@osta/request/domain/request/request-policy';
import { requestMigrations } from '@osta/request/migrations';

import { hasDemoMarket, rememberDemoMarket } from './demo-market-marker.ts';
import { seedMarket, type MarketCommands } from './seed-market.ts';

/** Milliseconds after which seeding is not retried any more. */
const patience = 300_000;

interface DemoOptions {
  readonly config: PlatformConfig;
  readonly telemetry: Telemetry;
  readonly doorbell: Doorbell;
  /** Holds a mark that the market exists, so that the next start does not check for it. */
  readonly dataDirectory: string;
  readonly onProgress: (message: string) => void;
  /** Stops the seed between two steps; the next start continues it. */
  readonly signal?: AbortSignal;
}

/** Counts the professionals that the request service already knows. Reads its primary key. */
const countAskable = 'select count(*)::int as known from professional where id = any($1)';

/** Resolves when the request service knows all of these professionals: their profiles have been projected. */
async function untilAskable(
  { read }: Pools,
  professionalIds: readonly UserId[],
  signal: AbortSignal | undefined,
): Promise<void> {
  // No doorbell rings when a copy is written: it announces events, which come earlier
  const isThere = await until(async () => {
    signal?.throwIfAborted();
    const { rows } = await read.query<{ known: number }>(countAskable, [professionalIds]);
    return rows[0]?.known === professionalIds.length;
  }, 60_000);
  if (!isThere) throw new Error('The profiles of the demo market did not travel');
}

function marketCommands({ command: pool }: Pools, doorbell: Doorbell): MarketCommands {
  const requests = requestAggregate(requestStreams(pool, requestMigrations.schema, doorbell));
  const policy = defaultRequestPolicy;
  return {
    ...requestCommands({ requests, sendingFacts: sendingFacts(policy) }),
    ...quoteCommands({ requests, policy, pool }),
  };
}

/** Retries after database errors of a busy machine. Safe, because every step of the seed has one effect. */
async function persistently(work: () => Promise<void>): Promise<void> {
  let problem: unknown;
  const isDone = await until(async () => {
    try {
      await work();
      return true;
    } catch (error) {
      if (classifyDatabaseError(error) === undefined) throw error;
      problem = error;
      return false;
    }
  }, patience);
  if (!isDone) throw problem;
}

/**
 * Seeds the demo market through running services. Does nothing the second time; an interrupted seed continues
 * where it stopped.
 *
 * @throws the reason of `signal` when it is aborted
 */
export async function seedDemo(options: DemoOptions): Promise<void> {
  const { config, telemetry, doorbell, dataDirectory, onProgress, signal } = options;
  if (await hasDemoMarket(dataDirectory)) return;
  onProgress('Opening the demo market: people, profiles, requests, quotes');

  const log = telemetry.log.child({ service: 'seed' });
  const pools = new Map<string, Pools>();
  const poolsOf = (schema: string): Pools => {
    const opened = pools.get(schema) ?? openPools({ url: config.databaseUrl, schema, log });
    pools.set(schema, opened);
    return opened;
  };
  const surroundings = ({ migrations: { schema } }: ServiceModule): Surroundings => ({
    config,
    environment: processEnvironment,
    pools: poolsOf(schema),
    doorbell,
    sessions: createSessionReader(poolsOf(schema).read, config),
    clock: systemClock,
    log,
    telemetry,
    redis: null,
  });
  const identityService = await identityManifest.create(surroundings(identityManifest));
  const professionalService = await professionalManifest.create(surroundings(professionalManifest));
  const requestPools = poolsOf(requestMigrations.schema);
  try {
    await persistently(() =>
      seedMarket({
        seedAccount: identityService.seedAccount,
        seedProfile: professionalService.seedProfile,
        requests: marketCommands(requestPools, doorbell),
        untilAskable: (ids) => untilAskable(requestPools, ids, signal),
        goOn: () => signal?.throwIfAborted(),
        clock: systemClock,
        log,
      }),
    );
  } finally {
    await Promise.all([identityService.stop(), professionalService.stop()]);
    await Promise.all([...pools.values()].map(endPools));
  }
  await rememberDemoMarket(dataDirectory);
}
