import { freePort } from '@osta/infrastructure/free-port';

import { openRequests } from '../../../bench/src/load/open-requests.ts';
import { auditOf } from '../audit-here.ts';
import { startProcess } from '../child-process.ts';
import { copyHistorySql } from '../market-checks.sql.ts';
import { marketSchemas } from '../market-schemas.ts';
import { patientClients } from '../patient-clients.ts';
import type { Scenario } from '../scenario.ts';
import { startProjector } from '../start-projector.ts';

/** They quote at most 80 times a second: what they need lasts for longer than the runs do. */
const clients = 2;
const requests = 6000;
const runs = 10;
/** Quotes between two runs, at least. */
const between = 20;

/** What one run of diff has said. */
interface Said {
  readonly differences: readonly unknown[];
  readonly unreadable: readonly unknown[];
  readonly events: number;
  readonly ahead: number;
}

/** Live tables are compared with the log while people work: the lag of the projector is no difference. */
export const compared: Scenario = {
  name: 'compared',
  summary: 'The list of notifications is compared with the log ten times under load.',
  plants: ['changed-row'],

  async run(context) {
    const { plant, say, onEnd } = context;
    const database = await marketSchemas(context);
    const { pool, url } = database;
    await startProjector(context, url);
    const port = await freePort();
    await startProcess(context, 'service-process', 'request', url, String(port));
    const address = `http://127.0.0.1:${port}`;
    say('Opening requests');
    const market = await openRequests(database, address, requests);
    await pool.query(copyHistorySql, [requests]);
    const load = patientClients({ address, clients, next: () => market.nextQuote() });
    onEnd(() => load.stop());
    await load.answered(between);
    if (plant === 'changed-row') {
      await pool.query(
        `update notification.notification set is_read = not is_read
          where id = (select min(id::text)::uuid from notification.notification)`,
      );
    }

    const audit = auditOf(url);
    const said: Said[] = [];
    for (let run = 1; run <= runs; run += 1) {
      const [{ out }] = await Promise.all([
        audit('diff', '--model', 'notifications', '--quiet', '--json'),
        load.answered(between),
      ]);
      said.push(JSON.parse(out));
    }
    await load.stop();
    const wrong = said.filter((each) => each.differences.length + each.unreadable.length > 0);
    const behind = said.filter(({ ahead }) => ahead > 0).length;
    const [first, last] = [said[0]?.events ?? 0, said.at(-1)?.events ?? 0];
    say(`${said.length} runs over ${first} to ${last} events`);
    return {
      checks: [
        {
          invariant: 'I9',
          what: 'what is compared under load is equal',
          holds: wrong.length === 0,
          found: `${wrong.length} of ${said.length} runs found a difference`,
        },
        {
          invariant: 'I9',
          what: 'and people worked meanwhile',
          holds: last > first && load.refusals.length === 0,
          found: `${last - first} events more, ${load.refusals.length} refused`,
        },
      ],
      figures: { 'runs with a lag': `${behind} of ${said.length}` },
    };
  },
};
