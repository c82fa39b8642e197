import path from 'node:path';

import { findInfrastructure } from '@osta/infrastructure/find-infrastructure';

import { benchDatabase } from '../bench-database.ts';
import { badgeMeter } from '../load/badge-meter.ts';
import { productChain } from '../load/product-chain.ts';
import { floorChain } from '../peers/floor-chain.ts';
import { kafkaFloor } from '../peers/kafka-floor.ts';
import { figureRow, ratioRow, type Row } from '../report.ts';
import { alternate, compare, type Measured, type Side } from '../rounds.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';

const people = 100;
const rates = [50, 500];
/** Events a second on a topic without other load. */
const idleRate = 4;
/** Events a second over Kafka, from the most down to the least that a machine is asked for. */
const busyRates = [200, 100, 50, 25];
/** Milliseconds from commit to badge, at p50, up to which a machine carries its load: beyond, events queue. */
const carried = 25;

/** P9–P11: the time from a commit to the badge on the page. */
export const badge: Scenario = {
  name: 'badge',
  summary: 'P9–P10: commit → badge, against a hand-written chain; --kafka: P11, over Kafka.',
  plants: [],
  run: (context) => (context.isOverKafka ? overKafka(context) : embedded(context)),
};

async function embedded(context: ScenarioContext): Promise<readonly Row[]> {
  const { say, onEnd } = context;
  const database = await benchDatabase(context);
  const product = badgeMeter(await productChain(database, { people, kafkaBrokers: null }, onEnd));
  const floor = badgeMeter(await floorChain(database, people, onEnd));
  const polling = badgeMeter(await floorChain(database, people, onEnd, { pollMs: 50 }));
  const rows: Row[] = [];
  for (const rate of rates) {
    say(`${rate} events a second`);
    const seconds = context.seconds ?? Math.max(4, 500 / rate);
    const pairs = await alternate({
      product: side(product, rate, seconds),
      peer: side(floor, rate, seconds),
      rounds: context.rounds ?? 4,
    });
    for (const [figure, atMost] of [
      ['p50', 1.5],
      ['p99', 2],
    ] as const) {
      rows.push(ratioRow('P9', `${figure} at ${rate}/s`, compare(pairs, figure), { atMost }, 'ms'));
    }
  }
  say('Against looking every 50 ms');
  const [rate = 50] = rates;
  const polled = await alternate({
    product: side(product, rate, context.seconds ?? 4),
    peer: side(polling, rate, context.seconds ?? 4),
    rounds: context.rounds ?? 3,
  });
  rows.push(
    ratioRow('P10', 'p50 of a 50 ms poller', compare(polled, 'p50'), { atMost: 0.2 }, 'ms'),
  );
  return rows;
}

async function overKafka(context: ScenarioContext): Promise<readonly Row[]> {
  const { directory, environment, say, onEnd } = context;
  const rounds = context.rounds ?? 4;
  const seconds = context.seconds ?? 5;
  const { kafkaBrokers, stop } = await findInfrastructure({
    need: ['kafka'],
    directory,
    environment,
    onProgress: say,
  });
  onEnd(stop);
  const ours = await benchDatabase(context);
  const aside = path.join(directory, 'embedded');
  const theirs = await benchDatabase({ ...context, directory: aside });
  const product = badgeMeter(await productChain(ours, { people, kafkaBrokers }, onEnd));
  const direct = badgeMeter(await productChain(theirs, { people, kafkaBrokers: null }, onEnd));
  const raw = await kafkaFloor(kafkaBrokers, onEnd);

  const busyRate = await carriedRate(product, say);
  say(`Against the embedded way and the broker alone, ${busyRate} events a second`);
  const busy = side(product, busyRate, seconds);
  const sum = await alternate({
    product: busy,
    peer: async () => addUp(await side(direct, busyRate, seconds)(), await raw(busyRate, seconds)),
    rounds,
  });
  say('A topic where hardly anything happens');
  const idle = await alternate({
    product: side(product, idleRate, seconds * 2),
    peer: busy,
    rounds,
  });
  const ofSum = compare(sum, 'p50');
  return [
    ratioRow('P11', `p50 of embedded + kafkajs, ${busyRate}/s`, ofSum, { atMost: 1.5 }, 'ms'),
    ratioRow('P11', 'p99 of embedded + kafkajs', compare(sum, 'p99'), { atMost: 3 }, 'ms'),
    figureRow('P11', 'p50 in ms', ofSum.product, { atMost: 10 }, `${busyRate} events a second`),
    ratioRow('P11', 'p99, idle : busy topic', compare(idle, 'p99'), { atMost: 2 }, 'ms'),
  ];
}

/** Finds how many events a second the machine carries now: more would measure a queue. */
async function carriedRate(product: Meter, say: ScenarioContext['say']): Promise<number> {
  for (const rate of busyRates) {
    const { p50 = Infinity } = (await product(rate, 3)).figures;
    say(`${rate} events a second: ${p50.toFixed(1)} ms`);
    if (p50 <= carried) return rate;
  }
  return busyRates.at(-1) ?? idleRate;
}

/** Runs rounds at a rate. */
type Meter = (rate: number, seconds: number) => Promise<Measured>;

function side(meter: Meter, rate: number, seconds: number): Side {
  return () => meter(rate, seconds);
}

/** The sum of both floors, one after the other. */
function addUp(one: Measured, other: Measured): Measured {
  const sum = (figure: string): number => (one.figures[figure] ?? 0) + (other.figures[figure] ?? 0);
  return { figures: { p50: sum('p50'), p99: sum('p99') }, cpu: one.cpu + other.cpu };
}
