import { benchDatabase } from '../bench-database.ts';
import { startChild } from '../child.ts';
import { callAll } from '../load/http-load.ts';
import { openRequests } from '../load/open-requests.ts';
import { ratioRow, type Row } from '../report.ts';
import { alternate, compare, type Side } from '../rounds.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import { withChainSql, withoutChainSql } from './chain.sql.ts';

const connections = 16;

/** What the hash of each event costs a command: ADR 63. */
export const chain: Scenario = {
  name: 'chain',
  summary: 'What the chain of hashes in a stream costs submit quote over HTTP.',
  plants: [],
  run,
};

async function run(context: ScenarioContext): Promise<readonly Row[]> {
  const { say, onEnd } = context;
  const rounds = context.rounds ?? 5;
  const count = context.size ?? 2000;
  const database = await benchDatabase(context);
  const market = await startChild(new URL('../processes/market.ts', import.meta.url), database.url);
  onEnd(() => market.kill());
  say('Opening requests');
  const requests = await openRequests(database, market.ready, (rounds + 1) * count * 2);

  const quotes = (table: string): Side => {
    return async () => {
      await database.pool.query(table);
      const before = await market.cpu();
      const { rate } = await callAll(market.ready, count, connections, () => requests.nextQuote());
      // Milliseconds a command, so that the dearer side has the greater figure
      return { figures: { time: 1000 / rate }, cpu: ((await market.cpu()) - before) / count };
    };
  };
  say(`${count} commands a round`);
  const pairs = await alternate({
    product: quotes(withChainSql),
    peer: quotes(withoutChainSql),
    rounds,
  });
  const what = 'times a command without hashes';
  return [ratioRow('ADR 63', what, compare(pairs, 'time'), { atMost: 1.1 }, 'ms a command')];
}
