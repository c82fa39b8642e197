import { until } from '@osta/event-store/until';
import { freePort } from '@osta/infrastructure/free-port';
import type { Pool } from 'pg';

import { openRequests } from '../../../bench/src/load/open-requests.ts';
import { kill, startProcess } from '../child-process.ts';
import {
  copyHistorySql,
  countBrokenStreamsSql,
  countKeysSql,
  countNotificationsSql,
} from '../market-checks.sql.ts';
import { marketSchemas } from '../market-schemas.ts';
import { patientClients } from '../patient-clients.ts';
import type { Check, Scenario } from '../scenario.ts';
import { startProjector } from '../start-projector.ts';

const kills = 6;
const clients = 16;
const requests = 6000;
/** Milliseconds until every notification is there. */
const patience = 60_000;

/** The service that handles commands is killed under load. Its clients retry until they have an answer. */
export const serviceKilled: Scenario = {
  name: 'service-killed',
  summary: 'The request service is killed six times under load; clients ask again with their key.',
  plants: ['short-memory'],

  async run(context) {
    const { plant, say, onEnd } = context;
    const database = await marketSchemas(context);
    const { pool, url } = database;
    await startProjector(context, url);
    const port = await freePort();
    const start = (): ReturnType<typeof startProcess> =>
      startProcess(context, 'service-process', 'request', url, String(port));
    let service = await start();
    const address = `http://127.0.0.1:${port}`;
    say('Opening requests');
    const market = await openRequests(database, address, requests);
    await pool.query(copyHistorySql, [requests]);

    say(`${clients} clients submit quotes`);
    const load = patientClients({ address, clients, next: () => market.nextQuote() });
    onEnd(() => load.stop());
    for (let nth = 1; nth <= kills; nth += 1) {
      await load.answered(200);
      await kill(service);
      // A planted mistake: answers are stored in the memory of the process
      if (plant === 'short-memory') await pool.query('delete from request.idempotency');
      say(`Killed the service after ${load.keys.length} answers`);
      service = await start();
      load.doubt();
    }
    await load.answered(200);
    await load.stop();
    say(`Everybody is answered: ${load.keys.length} quotes`);
    return {
      checks: [
        {
          invariant: 'I5',
          what: 'a key that is used again after a kill has the same answer',
          holds: load.differing === 0 && load.repeated > 0,
          found: `${load.differing} of ${load.repeated} differ`,
        },
        {
          invariant: 'I8',
          what: 'and nobody is refused',
          holds: load.refusals.length === 0,
          found: `${load.refusals.length} refused ${load.refusals[0] ?? ''}`.trim(),
        },
        ...(await commandChecks(pool, load.keys)),
        ...(await projectionChecks(pool)),
      ],
      figures: { 'requests without an answer, sent again': String(load.unanswered) },
    };
  },
};

async function commandChecks(pool: Pool, keys: readonly string[]): Promise<readonly Check[]> {
  const effects = await pool.query<{ lost: number; twice: number }>(countKeysSql, [keys]);
  const { lost = keys.length, twice = keys.length } = effects.rows[0] ?? {};
  const streams = await pool.query<{ broken: number; double: number }>(countBrokenStreamsSql);
  const { broken = 1, double = 1 } = streams.rows[0] ?? {};
  return [
    {
      invariant: 'I12',
      what: 'what was answered has happened',
      holds: lost === 0,
      found: `${lost} of ${keys.length} lost`,
    },
    { invariant: 'I5', what: 'and once', holds: twice === 0, found: `${twice} twice` },
    {
      invariant: 'I1',
      what: 'nobody stands on one request twice',
      holds: double === 0,
      found: `${double} do`,
    },
    {
      invariant: 'I3',
      what: 'every request is at its newest version',
      holds: broken === 0,
      found: `${broken} are not`,
    },
  ];
}

interface Notifications {
  readonly events: number;
  readonly missing: number;
  readonly twice: number;
  readonly wrongBells: number;
}

async function projectionChecks(pool: Pool): Promise<readonly Check[]> {
  const count = async (): Promise<Notifications> =>
    (await pool.query<Notifications>(countNotificationsSql)).rows[0] ?? nothing;
  let counted = nothing;
  await until(async () => {
    counted = await count();
    return counted.missing === 0;
  }, patience);
  const { events, missing, twice, wrongBells } = counted;
  return [
    {
      invariant: 'I2',
      what: 'every quote is told, once',
      holds: missing === 0 && twice === 0 && events > 0,
      found: `${missing} of ${events} missing, ${twice} twice`,
    },
    {
      invariant: 'I4',
      what: 'every bell shows what is unread',
      holds: wrongBells === 0,
      found: `${wrongBells} do not`,
    },
  ];
}

const nothing: Notifications = { events: 0, missing: 0, twice: 0, wrongBells: 0 };
