import { benchDatabase } from '../bench-database.ts';
import { startChild } from '../child.ts';
import { callAll } from '../load/http-load.ts';
import { openRequests } from '../load/open-requests.ts';
import { figureRow, ratioRow, type Row } from '../report.ts';
import { alternate, compare, type Side } from '../rounds.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import { addEventsSql, makePlainTableSql, withChainSql, withoutChainSql } from './chain.sql.ts';

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
  say('Recording in the database alone');
  await database.pool.query(`${withChainSql}; ${makePlainTableSql}`);
  const adding = (table: 'event' | 'plain_event'): Side => {
    return async () => {
      const began = performance.now();
      await database.pool.query(addEventsSql(table));
      // Milliseconds for ten thousand events
      return { figures: { each: (performance.now() - began) / 10 }, cpu: 0 };
    };
  };
  const alone = await alternate({ product: adding('event'), peer: adding('plain_event'), rounds });
  const { product, peer } = compare(alone, 'each');
  const details = `${product.toFixed(0)} : ${peer.toFixed(0)} µs an event`;
  return [
    ratioRow('ADR 63', what, compare(pairs, 'time'), { atMost: 1.1 }, 'ms a command'),
    figureRow('ADR 63', 'microseconds more for an event', product - peer, { atMost: 50 }, details),
  ];
}
