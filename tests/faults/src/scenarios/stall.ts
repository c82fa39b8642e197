import { once } from 'node:events';

import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import { postgresEventLog } from '@osta/event-log/postgres/postgres-event-log';
import { findHorizonHolder } from '@osta/event-store/horizon-holder';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { until } from '@osta/event-store/until';
import { createPool } from '@osta/platform/database/create-pool';
import { createTelemetry } from '@osta/platform/telemetry/telemetry';
import { Client, Pool } from 'pg';

import { effectsReader, type EffectsReader } from '../effects-reader.ts';
import { marketDatabase } from '../market-database.ts';
import type { Check, Scenario, ScenarioContext } from '../scenario.ts';
import { steadyLoad, type SteadyLoad } from '../steady-load.ts';
import { watchProgress } from '../watch-progress.ts';

const perSecond = 40;
/** Milliseconds: our connections' limit on idle transactions, and two seconds to resume. */
const longestStall = 7000;
/** Milliseconds after which the scenario itself ends a transaction that no limit ended. */
const longWait = 12_000;
/** Milliseconds from the end of a foreign transaction until all held-back events have taken effect. */
const recovery = 2000;

/**
 * An open transaction that has written holds back every reader. The scenario leaves one open on a
 * service's own connection, and one in another database.
 */
export const stall: Scenario = {
  name: 'stall',
  summary: 'A transaction is forgotten: by a service, then by somebody in another database.',
  plants: ['no-limit'],

  async run(context) {
    const { plant, say, onEnd } = context;
    const { pool, url } = await marketDatabase(context);
    const doorbell = memoryDoorbell();
    const log = postgresEventLog({ pool, sources: schemaOfTopic, doorbell });
    onEnd(() => log.close());
    const reader = await effectsReader({ context, log, pool });
    const load = steadyLoad({ pool, doorbell, perSecond });
    onEnd(() => load.stop());
    await reader.settled(perSecond, longWait);

    say('A service forgets a transaction');
    const stopWatch = watchProgress(reader, Number.MAX_SAFE_INTEGER);
    await forget(context, url, plant);
    await caughtUp(reader, load);
    const longest = await stopWatch();
    say(`Effects stood still for ${Math.round(longest)} ms`);

    const foreign = await foreignTransaction(context, { url, pool, reader, load });
    await load.stop();
    await reader.settled(load.total(), longWait);
    return {
      checks: [
        {
          invariant: 'I8',
          what: `a transaction that a service forgets holds back nobody beyond ${longestStall} ms`,
          holds: longest <= longestStall,
          found: `${Math.round(longest)} ms`,
        },
        ...foreign,
        {
          invariant: 'I8',
          what: 'no command is refused meanwhile',
          holds: load.failures.length === 0,
          found: `${load.failures.length} of ${load.total()} refused`,
        },
        ...(await reader.checks(load.newest)),
      ],
      figures: {},
    };
  },
};

/**
 * Leaves a writing transaction open on a connection of a service, until the connection's limit or
 * `longWait` ends it.
 */
async function forget(
  { onEnd }: ScenarioContext,
  url: string,
  plant: string | null,
): Promise<void> {
  const pool =
    plant === 'no-limit'
      ? new Pool({ connectionString: url, max: 1 })
      : createPool({
          url,
          schema: 'request',
          role: null,
          use: 'command',
          application: 'forgetful',
          size: 1,
          log: createTelemetry({ name: 'request', level: 'silent', otlpUrl: null }).log,
        });
  pool.on('error', () => {});
  onEnd(() => pool.end());
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select pg_current_xact_id()');
  const patience = AbortSignal.timeout(longWait);
  await once(client, 'end', { signal: patience }).catch(() => {});
  client.release(true);
}

interface UnderLoad {
  readonly url: string;
  readonly pool: Pool;
  readonly reader: EffectsReader;
  readonly load: SteadyLoad;
}

/**
 * A transaction of another application, which none of our limits ends. `findHorizonHolder` names it,
 * and the scenario ends it as an operator would.
 */
async function foreignTransaction(
  { onEnd, say }: ScenarioContext,
  { url, pool, reader, load }: UnderLoad,
): Promise<readonly Check[]> {
  const elsewhere = new URL(url);
  elsewhere.pathname = '/postgres';
  const client = new Client({ connectionString: elsewhere.href, application_name: 'their report' });
  client.on('error', () => {});
  onEnd(() => client.end());
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await client.query('begin');
  await client.query('select pg_current_xact_id()');
  let holder = await findHorizonHolder(pool);
  const isNamed = await until(async () => {
    holder = await findHorizonHolder(pool);
    return holder?.pid === rows[0]?.pid;
  }, longWait);
  say(`Held back by ${holder?.application} in ${holder?.database}, process ${holder?.pid}`);
  // A second of commands whose effects are held back
  const seen = load.total() + perSecond;
  await until(() => load.total() >= seen, longWait);
  const behind = seen - (await reader.effects.count());
  await pool.query('select pg_terminate_backend($1)', [holder?.pid]);
  const ended = performance.now();
  await reader.settled(seen, longWait);
  const took = performance.now() - ended;
  return [
    {
      invariant: 'I8',
      what: 'a transaction of another database holds back the log',
      holds: behind > 0,
      found: `${behind} events behind`,
    },
    {
      invariant: 'I8',
      what: 'who holds back the log from another database is named',
      holds: isNamed && holder?.database === 'postgres',
      found: `${holder?.application} in ${holder?.database}`,
    },
    {
      invariant: 'I8',
      what: `and everything takes effect within ${recovery} ms of its end`,
      holds: took <= recovery,
      found: `${Math.round(took)} ms`,
    },
  ];
}

/** Waits until all events recorded so far have taken effect. */
async function caughtUp(reader: EffectsReader, load: SteadyLoad): Promise<void> {
  await reader.settled(load.total(), longWait);
}
