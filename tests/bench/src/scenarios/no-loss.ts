import type { UserId } from '@osta/contracts/ids';
import { recordedType } from '@osta/contracts/recorded-type';
import { until } from '@osta/event-store/until';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import type { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';

import { benchDatabase, type BenchDatabase } from '../bench-database.ts';
import { startChild, type Child } from '../child.ts';
import { newUser, quoteContent } from '../made-event.ts';
import { noneRow, type Row } from '../report.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import { addEventSql, countArrivedSql, countEffectsSql } from './no-loss.sql.ts';

const writers = 16;
const streamsPerWriter = 25;
const slowestTransaction = 50;
const kills = 3;

/** P8: every event has one effect, in order, despite slow transactions and killed projectors. */
export const noLoss: Scenario = {
  name: 'no-loss',
  summary:
    'P8: 16 writers with slow transactions, the projector killed three times: nothing is lost.',
  plants: ['position-cursor'],
  run,
};

interface Effects {
  readonly lost: number;
  readonly doubled: number;
  readonly swapped: number;
}

async function run(context: ScenarioContext): Promise<readonly Row[]> {
  const { size, plant, say, onEnd } = context;
  const total = Math.ceil((size ?? 20_000) / writers) * writers;
  const database = await benchDatabase(context);
  const { pool } = database;
  const projector = await killable(database, plant, onEnd);

  say(
    `${writers} writers record ${total} events, every transaction open for up to ${slowestTransaction} ms`,
  );
  const writing = Promise.all(Array.from({ length: writers }, () => write(pool, total / writers)));
  for (let kill = 1; kill <= kills; kill += 1) {
    await reached(async () => (await arrived(pool)) >= (total * kill) / (kills + 1));
    say(`Killing the projector at ${await arrived(pool)} notifications`);
    await projector.killAndRestart();
  }
  await writing;
  say('Everything is written');
  // A lost event never arrives, so ten seconds without an arrival end the wait
  await settled(pool, total);

  const { rows } = await pool.query<Effects>(countEffectsSql);
  const { lost = total, doubled = total, swapped = total } = rows[0] ?? {};
  return [
    noneRow('P8', 'events lost', lost, total),
    noneRow('P8', 'events with two effects', doubled, total),
    noneRow('P8', 'events that came before an earlier one of their stream', swapped, total),
  ];
}

/**
 * Appends to streams of this writer, one event after the other, in transactions that stay open for up
 * to `slowestTransaction` ms.
 */
async function write(pool: Pool, count: number): Promise<void> {
  const professional = newUser();
  const streams = Array.from({ length: streamsPerWriter }, () => ({
    id: uuidv7(),
    customer: newUser(),
  }));
  const client = await pool.connect();
  for (let nth = 0; nth < count; nth += 1) {
    const stream = streams[nth % streams.length];
    if (!stream) break;
    const version = Math.floor(nth / streams.length) + 1;
    await client.query('begin');
    await client.query(addEvent(stream.id, version, stream.customer, professional));
    await letTimePass(Math.random() * slowestTransaction, 'a transaction that stays open');
    await client.query('commit');
  }
  client.release();
}

function addEvent(
  streamId: string,
  version: number,
  customer: UserId,
  professional: UserId,
): { readonly name: string; readonly text: string; readonly values: unknown[] } {
  const { type, data } = quoteContent(customer, professional);
  const values = [
    uuidv7(),
    streamId,
    version,
    recordedType(type),
    JSON.stringify(data),
    professional,
    uuidv7(),
  ];
  return { name: 'bench.add-event', text: addEventSql, values };
}

async function killable(
  { url }: BenchDatabase,
  plant: string | null,
  onEnd: ScenarioContext['onEnd'],
): Promise<{ killAndRestart(): Promise<void> }> {
  const script =
    plant === 'position-cursor'
      ? new URL('../processes/position-cursor.ts', import.meta.url)
      : new URL('../processes/projector.ts', import.meta.url);
  let child: Child = await startChild(script, url);
  onEnd(() => child.kill());
  return {
    async killAndRestart() {
      await child.kill();
      child = await startChild(script, url);
    },
  };
}

async function arrived(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ readonly count: number }>(countArrivedSql);
  return rows[0]?.count ?? 0;
}

async function settled(pool: Pool, total: number): Promise<void> {
  let [before, lastChange] = [-1, performance.now()];
  await reached(async () => {
    const now = await arrived(pool);
    if (now !== before) [before, lastChange] = [now, performance.now()];
    return now >= total || performance.now() - lastChange > 10_000;
  });
}

/** @throws Error after ten minutes */
async function reached(isReached: () => Promise<boolean>): Promise<void> {
  if (!(await until(isReached, 600_000))) throw new Error('The projector does not come on');
}
