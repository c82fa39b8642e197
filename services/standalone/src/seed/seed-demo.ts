import path from 'node:path';

import { bookingAggregate } from '@osta/booking/commands/booking-aggregate';
import { bookingCommands } from '@osta/booking/commands/booking-commands';
import { reviewCommands } from '@osta/booking/commands/review-commands';
import { slotCommands } from '@osta/booking/commands/slot-commands';
import { strikeCommands } from '@osta/booking/commands/strike-commands';
import { systemCommands } from '@osta/booking/commands/system-commands';
import { workCommands } from '@osta/booking/commands/work-commands';
import { defaultBookingPolicy } from '@osta/booking/domain/booking/booking-policy';
import { startCodes } from '@osta/booking/door/start-code';
import { bookingMigrations } from '@osta/booking/migrations';
import { listSlots } from '@osta/booking/queries/list-slots';
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
import { openFiles } from '@osta/platform/files/files-config';
import type { Pools, ServiceModule, Surroundings } from '@osta/platform/service-module';
import type { Telemetry } from '@osta/platform/telemetry/telemetry';
import { professionalManifest } from '@osta/professional/manifest';
import { quoteCommands } from '@osta/request/commands/quote-commands';
import { requestAggregate } from '@osta/request/commands/request-aggregate';
import { requestCommands } from '@osta/request/commands/request-commands';
import { sendingFacts } from '@osta/request/commands/sending-facts';
import { readRequestConfig } from '@osta/request/config/request-config';
import { defaultRequestPolicy } from '@osta/request/domain/request/request-policy';
import { createRequestPhotos } from '@osta/request/files/request-photos';
import { requestMigrations } from '@osta/request/migrations';
import { storeManifest } from '@osta/store/manifest';

import { hasDemoMarket, rememberDemoMarket } from './demo-market-marker.ts';
import type { BookableOffering, Hours } from './seed-bookings.ts';
import { seedMarket, type Market, type MarketCommands } from './seed-market.ts';

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
  const requests = requestAggregate.over(pool, doorbell);
  const policy = defaultRequestPolicy;
  return {
    ...requestCommands({ requests, sendingFacts: sendingFacts(policy) }),
    ...quoteCommands({ requests, policy, pool }),
  };
}

/** Lists the services of a professional that can be booked. Small table. */
const findBookable = `
select id, terms ->> 'confirmation' as confirmation, terms -> 'price' as price from offering
where professional_id = $1 and is_published order by id`;

/** Lists the hours of the bookings of a professional, also of those that are over. Small table. */
const listFilled = `
select state ->> 'startsAt' as "startsAt", state ->> 'endsAt' as "endsAt" from booking
where professional_id = $1 and status not in ('released', 'refused')`;

/** Finds a public store that shows this professional as staff. Primary keys. */
const findStaffed = `
select from store join store_member on store_member.store_id = store.id and store_member.is_staff
where store.id = $1 and store.is_public and store_member.member_id = $2`;

function bookingMarket(
  { command, read }: Pools,
  config: PlatformConfig,
  doorbell: Doorbell,
  signal: AbortSignal | undefined,
): Market['bookings'] {
  const bookings = bookingAggregate.over(command, doorbell);
  const policy = defaultBookingPolicy;
  const startCode = startCodes(config.sessionCookie.secret);
  return {
    commands: {
      ...slotCommands({ bookings, policy }),
      ...bookingCommands({ bookings, policy }),
      ...workCommands({ bookings, policy, startCode }),
      ...reviewCommands(bookings),
      ...strikeCommands({ bookings, policy }),
      ...systemCommands(bookings, policy, read),
    },
    listSlots: (now) => listSlots({ pool: read, clock: { now: () => now }, policy }),
    async filledHours(professionalId) {
      const { rows } = await read.query<Hours>(listFilled, [professionalId]);
      return rows;
    },
    async untilBookable(professionalId) {
      let found: readonly BookableOffering[] = [];
      await until(async () => {
        signal?.throwIfAborted();
        const { rows } = await read.query<BookableOffering>(findBookable, [professionalId]);
        found = rows;
        return found.length > 0;
      }, 60_000);
      return found;
    },
    async untilStaffed(storeId, professionalId) {
      const isThere = await until(async () => {
        signal?.throwIfAborted();
        const { rows } = await read.query(findStaffed, [storeId, professionalId]);
        return rows.length > 0;
      }, 60_000);
      if (!isThere) throw new Error('The staff of the demo stores did not travel');
    },
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
  onProgress('Opening the demo market: people, profiles, services, requests, quotes');

  const log = telemetry.log.child({ service: 'seed' });
  const pools = new Map<string, Pools>();
  const poolsOf = (schema: string): Pools => {
    const opened = pools.get(schema) ?? openPools({ url: config.databaseUrl, schema, log });
    pools.set(schema, opened);
    return opened;
  };
  // The files of the running services: documents and photos are seeded with their pictures
  const environment = { OSTA_FILES_DIR: path.join(dataDirectory, 'files'), ...processEnvironment };
  const surroundings = ({ migrations: { schema } }: ServiceModule): Surroundings => ({
    config,
    environment,
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
  const storeService = await storeManifest.create(surroundings(storeManifest));
  const requestPools = poolsOf(requestMigrations.schema);
  const bookingPools = poolsOf(bookingMigrations.schema);
  try {
    await persistently(() =>
      seedMarket({
        seedAccount: identityService.seedAccount,
        seedApplication: professionalService.seedApplication,
        seedProfile: professionalService.seedProfile,
        seedOffering: professionalService.seedOffering,
        seedStore: storeService.seedStore,
        seedStaff: storeService.seedStaff,
        seedViews: storeService.seedViews,
        requests: marketCommands(requestPools, doorbell),
        photos: createRequestPhotos(
          requestPools.command,
          openFiles(readRequestConfig(environment).files),
          systemClock,
        ),
        bookings: bookingMarket(bookingPools, config, doorbell, signal),
        untilAskable: (ids) => untilAskable(requestPools, ids, signal),
        goOn: () => signal?.throwIfAborted(),
        clock: systemClock,
        log,
      }),
    );
  } finally {
    await Promise.all([identityService.stop(), professionalService.stop(), storeService.stop()]);
    await Promise.all([...pools.values()].map(endPools));
  }
  await rememberDemoMarket(dataDirectory);
}
