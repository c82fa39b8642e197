import process from 'node:process';

import { until } from '@osta/event-store/until';
import { startEmbeddedPostgres } from '@osta/infrastructure/embedded-postgres';
import { startRedis } from '@osta/infrastructure/redis-server';
import { refillBroker } from '@osta/platform/refill-broker';
import type { Pool } from 'pg';

import { openSlots } from '../../../bench/src/load/open-slots.ts';
import { migrateProduct } from '../../../bench/src/migrate-product.ts';
import { effectsReader } from '../effects-reader.ts';
import { checkHistory } from '../history/check-history.ts';
import { letPeopleAsk } from '../history/let-people-ask.ts';
import { newestOf, readRecorded, type Recorded } from '../history/recorded.ts';
import { recordingClients, type RecordingClients } from '../history/recording-clients.ts';
import { startServices } from '../history/service-nodes.ts';
import { marketBroker } from '../market-broker.ts';
import { startCluster } from '../one-cluster.ts';
import type { Scenario } from '../scenario.ts';

const clients = 12;
const people = { customers: 600, professionals: 4 };
/** Commands that are answered before each fault and during it. */
const [before, during] = [60, 60];
/** Milliseconds until everybody has been told. */
const patience = 60_000;

/** Every fault in a row, under load; a checker reads what clients were told and what the tables say. */
export const bookings: Scenario = {
  name: 'bookings',
  summary:
    'Bookings under every fault in a row; a checker reads the history of clients and tables.',
  plants: [
    'no-exclusion',
    'lost-notice',
    'backwards',
    'no-memory',
    'no-disk',
    'deaf-request',
    'lost-offer',
  ],

  async run(context) {
    const { plant, directory, say, onEnd } = context;
    const settings = {
      track_commit_timestamp: 'on',
      // A planted mistake: the log does not wait for the disk
      ...(plant === 'no-disk' && { synchronous_commit: 'off', wal_writer_delay: '10s' }),
    };
    const { pool, postgres, dataDirectory } = await startCluster(context, 'postgres', settings);
    const { url } = postgres;
    await migrateProduct(url);
    // A planted mistake: nobody but the decision looks at other bookings
    if (plant === 'no-exclusion') {
      await pool.query('alter table booking.booking drop constraint booking_no_overlap');
    }
    // A planted mistake: answers are not kept
    if (plant === 'no-memory') await pool.query(keepNoAnswersSql);
    const { cluster, options, openLog } = await marketBroker(context);
    let redis = await startRedis({ dataDirectory: directory });
    onEnd(() => redis.stop());
    const slots = await openSlots({ pool, url }, 0, people);
    const reader = await effectsReader({
      context,
      log: openLog(),
      pool,
      topic: 'booking',
      ...(plant === 'backwards' && {
        wrap: (apply) => (events, checkpoint) => apply(events.toReversed(), checkpoint),
      }),
    });

    const services = await startServices(context, {
      databaseUrl: url,
      brokers: options.brokers,
      redisUrl: redis.url,
    });
    await letPeopleAsk(pool, people);
    const { addresses, requestAddress } = services;
    const load = recordingClients({ addresses, requestAddress, clients, slots, ...people });
    onEnd(() => load.stop());

    say('Killing a node of the bookings');
    await fault(load, async () => {
      await services.kill('here');
      await load.answered(during);
      await services.start('here');
    });
    say('Killing the requests');
    await fault(load, async () => {
      await services.kill('request');
      await load.answered(during);
      await services.start('request');
    });
    say('Killing the notifications');
    await fault(load, async () => {
      await services.kill('notification');
      await load.answered(during);
      await services.start('notification');
    });
    say('Killing the broker');
    await fault(load, async () => {
      await cluster.kill(1);
      await load.answered(during);
      await cluster.restart(1);
    });
    say('Killing Redis');
    await fault(load, async () => {
      process.kill(redis.pid, 'SIGKILL');
      await redis.ended;
      await load.answered(during);
      redis = await startRedis({ dataDirectory: directory, port: redis.port });
    });
    say('Publishing every event a second time');
    await fault(load, async () => {
      const kafka = { ...options, clientId: 'again' };
      await refillBroker({ pool, schemas: ['booking', 'request'], kafka, onProgress: () => {} });
    });
    say('Killing the other node of the bookings');
    await fault(load, async () => {
      await services.kill('there');
      await load.answered(during);
      await services.start('there');
    });
    say('Killing Postgres');
    await fault(load, async () => {
      process.kill(postgres.pid, 'SIGKILL');
      await postgres.ended;
      const again = await startEmbeddedPostgres({ dataDirectory, settings, port: postgres.port });
      onEnd(() => again.stop());
    });
    await load.answered(before);
    await load.stop();

    say(`${load.attempts.length} attempts are written down; waiting until everybody has been told`);
    let recorded = await settled(pool);
    await reader.settled(recorded.events.length, patience);
    if (plant === 'lost-notice') {
      // A planted mistake: of one event, nobody was told
      await pool.query(forgetNewestSql);
      recorded = await readRecorded(pool);
    }
    // Planted mistakes: a request has not heard of its booking, and an accepted offer came to nothing
    if (plant === 'deaf-request') await pool.query(forgetAwardSql);
    if (plant === 'lost-offer') await pool.query(forgetOfferSql);
    if (plant === 'deaf-request' || plant === 'lost-offer') recorded = await readRecorded(pool);
    const unanswered = load.attempts.filter(({ outcome }) => outcome.kind === 'unknown').length;
    const refused = load.attempts.filter(({ outcome }) => outcome.kind === 'refused').length;
    return {
      checks: [
        ...checkHistory(load.attempts, recorded),
        ...(await reader.checks(newestOf(recorded.events))),
      ],
      figures: {
        attempts: `${load.attempts.length}, ${refused} refused, ${unanswered} without an answer`,
        recorded: `${recorded.events.length} events of ${recorded.streams} bookings`,
      },
    };
  },
};

/** Causes a fault while clients are being answered. */
async function fault(load: RecordingClients, cause: () => Promise<void>): Promise<void> {
  await load.answered(before);
  await cause();
}

/** Reads the tables when everybody has been told what happened, or when there is no time left for that. */
async function settled(pool: Pool): Promise<Recorded> {
  let recorded = await readRecorded(pool);
  await until(async () => {
    recorded = await readRecorded(pool);
    const { missing, unbooked, contradictions } = recorded;
    return missing.length + unbooked.length + contradictions.length === 0;
  }, patience);
  return recorded;
}

/** Deletes the notifications of the newest event of a booking that anybody was told of. */
const forgetNewestSql = `
delete from notification.notification where event_id = (
  select event_id from notification.notification where type = 'booking' order by seq desc limit 1)`;

const forgetAwardSql = `
update request.service_request set state = jsonb_set(state, '{status}', '"quoted"')
where id = (select id from request.service_request where status = 'awarded' limit 1)`;

/** Of the newest one: its request has no other yet. */
const forgetOfferSql = `
delete from booking.event where stream_id = (
  select (data ->> 'bookingId')::uuid from request.event
  where type like 'osta.request.quote-accepted.%' order by position desc limit 1
)`;

const keepNoAnswersSql = `
create function booking.keep_no_answer() returns trigger language plpgsql as 'begin return null; end';
create trigger keep_no_answer before insert on booking.idempotency
for each row execute function booking.keep_no_answer()`;
