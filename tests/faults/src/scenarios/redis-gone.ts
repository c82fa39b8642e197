import type { EventContent } from '@osta/contracts/event-content';
import { CorrelationId, IdempotencyKey, type UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { UnreadCount } from '@osta/contracts/notification/api';
import { postgresStreams } from '@osta/event-store/postgres-streams';
import type { Streams } from '@osta/event-store/streams';
import { createSnapshotTable } from '@osta/event-store/testing/create-schema';
import { until } from '@osta/event-store/until';
import { startRedis } from '@osta/infrastructure/redis-server';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import { notificationManifest } from '@osta/notification/manifest';
import { signToken } from '@osta/platform/auth/session-reader';
import { systemClock } from '@osta/platform/clock';
import { createEventing } from '@osta/platform/create-eventing';
import type { Eventing } from '@osta/platform/eventing';
import { hostServices } from '@osta/platform/host-services';
import { createTelemetry } from '@osta/platform/telemetry/telemetry';
import { addPersonSql, addSessionSql } from '@osta/platform/testing/service-harness.sql';
import { testConfig, testOrigin } from '@osta/platform/testing/test-config';
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';

import { openPage } from '../../../bench/src/load/open-page.ts';
import { newUser, quoteContent } from '../../../bench/src/made-event.ts';
import type { OwnDatabase } from '../../../bench/src/own-database.ts';
import { marketSchemas } from '../market-schemas.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';

const people = 20;
const perSecond = 40;
/** Milliseconds that a command may take without Redis. */
const commandPatience = 1000;
/** Milliseconds until every bell is right: I4 of `docs/reliability.md` allows a minute. */
const recovery = 60_000;

/** Redis connects two nodes. It is away for a minute while people have pages open on both. */
export const redisGone: Scenario = {
  name: 'redis-gone',
  summary: 'Redis is away for a minute; two nodes go on, and the bells of both catch up.',
  plants: ['deaf'],

  async run(context) {
    const { plant, seconds, directory, say, onEnd } = context;
    const database = await marketSchemas(context);
    const client = await database.pool.connect();
    await createSnapshotTable(client, 'request', 'stream');
    client.release();
    let redis = await startRedis({ dataDirectory: directory });
    onEnd(() => redis.stop());
    const elsewhere = plant === 'deaf' ? await startRedis({ dataDirectory: directory }) : redis;
    onEnd(() => elsewhere.stop());

    const here = await startNode(context, database, redis.url);
    const there = await startNode(context, database, elsewhere.url);
    const users = Array.from({ length: people }, newUser);
    const pages = await openPages(context, database, users, [here.url, there.url]);
    const streams = marketStreams(database, here.eventing);
    let crashes = 0;
    const onUnhandled = (): void => {
      crashes += 1;
    };
    process.on('unhandledRejection', onUnhandled);
    onEnd(async () => process.off('unhandledRejection', onUnhandled));

    const load = quotes(streams, users);
    onEnd(() => load.stop());
    await letTimePass(3000, 'how it is usually');
    const usually = load.slowest();
    const outage = seconds ?? 60;
    say(`Redis is gone, for ${outage} s`);
    const { port } = redis;
    process.kill(redis.pid, 'SIGKILL');
    await redis.ended;
    const before = load.total();
    await letTimePass(outage * 1000, 'the outage');
    const during = load.total() - before;
    const slowest = load.slowest();
    await load.stop();
    say(`Starting Redis again; ${during} commands were acknowledged meanwhile`);
    redis = await startRedis({ dataDirectory: directory, port });
    const back = performance.now();
    const wrong = await untilRight(database, pages, users);
    const caughtUp = performance.now() - back;
    return {
      checks: [
        {
          invariant: 'I8',
          what: 'no command failed without Redis',
          holds: load.failures.length === 0 && during > 0,
          found: `${load.failures.length} of ${during} failed`,
        },
        {
          invariant: 'I8',
          what: 'and none waited for it',
          holds: slowest < commandPatience,
          found: `${slowest.toFixed(0)} ms at worst, ${usually.toFixed(0)} ms before`,
        },
        {
          invariant: 'I4',
          what: 'the bells of both nodes show what is unread',
          holds: wrong === 0,
          found: `${wrong} of ${pages.length} wrong after ${(caughtUp / 1000).toFixed(1)} s`,
        },
        {
          invariant: 'I11',
          what: 'no rejection that nobody handles',
          holds: crashes === 0,
          found: String(crashes),
        },
      ],
      figures: { 'until every bell was right': `${(caughtUp / 1000).toFixed(1)} s` },
    };
  },
};

interface Node {
  readonly url: string;
  readonly eventing: Eventing;
}

/** A node of the notification service, wired as in the product. */
async function startNode(
  { onEnd }: ScenarioContext,
  { url }: OwnDatabase,
  redisUrl: string,
): Promise<Node> {
  const config = testConfig(url, { isProduction: true, redisUrl });
  const telemetry = createTelemetry({ name: 'notification', level: 'silent', otlpUrl: null });
  const eventing = createEventing({ config, telemetry, isAlone: false, service: 'notification' });
  const host = await hostServices({
    name: 'notification',
    modules: [notificationManifest],
    config,
    telemetry,
    clock: systemClock,
    eventing,
  });
  onEnd(() => host.stop());
  return { url: host.url, eventing };
}

/** An open page of one person. */
interface Page {
  readonly user: UserId;
  /** The unread count on the bell. */
  unread(): number;
}

/** Opens a page for each person on each node. */
async function openPages(
  { onEnd }: ScenarioContext,
  { pool, url }: OwnDatabase,
  users: readonly UserId[],
  nodes: readonly string[],
): Promise<readonly Page[]> {
  const { name, secret } = testConfig(url).sessionCookie;
  const pages: Page[] = [];
  for (const user of users) {
    const token = uuidv7();
    await pool.query(addPersonSql, [user, false, null]);
    await pool.query(addSessionSql, [uuidv7(), token, user]);
    const cookie = `${name}=${encodeURIComponent(signToken(token, secret))}`;
    for (const node of nodes) {
      const socket = await openPage(node, { origin: testOrigin, cookie });
      onEnd(async () => socket.close());
      let newest: UnreadCount = { unread: 0, version: 0 };
      socket.on('unread', (message: unknown) => {
        const count = UnreadCount.parse(message);
        if (count.version > newest.version) newest = count;
      });
      pages.push({ user, unread: () => newest.unread });
    }
  }
  return pages;
}

function marketStreams({ pool }: OwnDatabase, eventing: Eventing): Streams<null, EventContent> {
  return postgresStreams<null, EventContent>({
    pool,
    schema: 'request',
    table: 'stream',
    topic: 'request',
    source: '/osta/request',
    fold: { version: 1, initial: null, evolve: () => null },
    doorbell: eventing.doorbell,
  });
}

/** A steady stream of quotes. */
interface Quotes {
  readonly failures: readonly unknown[];
  total(): number;
  /** The slowest command since the last call, in milliseconds. */
  slowest(): number;
  stop(): Promise<void>;
}

function quotes(streams: Streams<null, EventContent>, users: readonly UserId[]): Quotes {
  const failures: unknown[] = [];
  const professional = newUser();
  const over = new AbortController();
  let [total, slowest] = [0, 0];

  async function quote(): Promise<void> {
    const key = IdempotencyKey.parse(uuidv4());
    const began = performance.now();
    try {
      await streams.append({
        streamId: uuidv7(),
        expected: 0,
        events: [quoteContent(users[total % users.length] ?? professional, professional)],
        before: null,
        state: null,
        actor: professional,
        time: Instant.parse(new Date().toISOString()),
        correlationId: CorrelationId.parse(uuidv4()),
        causationId: key,
        idempotency: { principal: professional, key, requestHash: 'none' },
        answer: null,
      });
      total += 1;
    } catch (error) {
      failures.push(error);
    }
    slowest = Math.max(slowest, performance.now() - began);
  }
  const going = (async () => {
    while (!over.signal.aborted) {
      await quote();
      await letTimePass(1000 / perSecond, 'the pace of the load');
    }
  })();
  return {
    failures,
    total: () => total,
    slowest() {
      const now = slowest;
      slowest = 0;
      return now;
    },
    async stop() {
      over.abort();
      await going;
    },
  };
}

/** Waits until every page shows the unread count of the database. @returns how many do not when time is up */
async function untilRight(
  { pool }: OwnDatabase,
  pages: readonly Page[],
  users: readonly UserId[],
): Promise<number> {
  let wrong = pages.length;
  const isRight = await until(async () => {
    const { rows } = await pool.query<{ readonly user_id: UserId; readonly unread: number }>(
      'select user_id, unread from notification.notification_counter where user_id = any($1)',
      [users],
    );
    const { rows: waiting } = await pool.query<{ readonly count: number }>(
      `select (select count(*) from request.event)::int
        - (select count(*) from notification.notification)::int as count`,
    );
    const unread = new Map(rows.map((row) => [row.user_id, row.unread]));
    wrong = pages.filter((page) => page.unread() !== (unread.get(page.user) ?? 0)).length;
    return wrong === 0 && waiting[0]?.count === 0;
  }, recovery);
  return isRight ? 0 : Math.max(wrong, 1);
}
