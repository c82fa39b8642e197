import { benchDatabase } from '../bench-database.ts';
import { statementTimer } from '../load/statement-timer.ts';
import { figureRow, type Row } from '../report.ts';
import { alternate, compare } from '../rounds.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import { horizonSql, plainHorizonSql, plainTransactionSql, transactionSql } from './epoch.sql.ts';
import { addQuotesSql } from './replay.sql.ts';

/** Statements in one round. */
const perRound = 3000;

/** What positions that survive a restore cost each append and each read: ADR 16. */
export const epoch: Scenario = {
  name: 'epoch',
  summary: 'What the epoch in a position costs an append and a read, in microseconds.',
  plants: [],
  run,
};

async function run(context: ScenarioContext): Promise<readonly Row[]> {
  const { directory, say, onEnd } = context;
  const rounds = context.rounds ?? 5;
  const total = context.size ?? 200_000;
  const { url, pool } = await benchDatabase(context);
  say(`Recording ${total} events`);
  await pool.query(addQuotesSql, [total]);
  await pool.query('vacuum analyze request.event');
  const timer = await statementTimer(url, directory, onEnd);
  const ask = (name: string, text: string) => () => timer.run({ name, text, values: [] }, perRound);

  /** The difference, since both take the same way to the server. */
  async function added(what: string, text: string, plain: string): Promise<Row> {
    say(what);
    const pairs = await alternate({
      product: ask('with', text),
      peer: ask('plain', plain),
      rounds,
    });
    const { product, peer } = compare(pairs, 'p50');
    const details = `${(product * 1000).toFixed(0)} : ${(peer * 1000).toFixed(0)} µs at p50 by ${timer.name}`;
    return figureRow('ADR 16', what, (product - peer) * 1000, { atMost: 50 }, details);
  }

  return [
    await added('microseconds more for an append', transactionSql, plainTransactionSql),
    await added('microseconds more for a read', horizonSql, plainHorizonSql),
  ];
}
