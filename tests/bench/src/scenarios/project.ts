import type { EventEnvelope } from '@osta/contracts/envelope';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { notificationList } from '@osta/notification/read-models/notification-list';
import { systemClock } from '@osta/platform/clock';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import { Pool } from 'pg';

import { benchDatabase } from '../bench-database.ts';
import { madeQuote, newUser } from '../made-event.ts';
import { handWrittenProjection } from '../peers/hand-written-projection.ts';
import { ratioRow, type Row } from '../report.ts';
import { alternate, compare, cpuOf, type Measured } from '../rounds.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';

const batchSize = 500;

/** P13: how many events a second the projector's statement applies. */
export const project: Scenario = {
  name: 'project',
  summary: 'P13: projector, events a second, against hand-written UNNEST and one transaction each.',
  plants: [],
  run,
};

async function run(context: ScenarioContext): Promise<readonly Row[]> {
  const { rounds, size, say, onEnd } = context;
  const { url, pool: admin } = await benchDatabase(context);
  const pool = new Pool({ connectionString: url, max: 1 });
  // The pool replaces an idle connection that breaks
  pool.on('error', () => {});
  onEnd(() => pool.end());
  const product = notificationList({
    pool,
    clock: systemClock,
    doorbell: memoryDoorbell(),
    onChanged: () => {},
    onStirred: () => {},
    onRevoked: () => {},
    readAnswered: async () => {},
  });
  const peer = await handWrittenProjection(admin, pool);
  const batches = Math.ceil((size ?? 20_000) / batchSize);
  const makeBatches = eventMaker();
  const inBatches = (apply: (events: readonly EventEnvelope[]) => Promise<unknown>) => () =>
    measure(makeBatches(batches), apply);
  const projector = inBatches((events) => applyProduct(product, events));

  say(`Batches of ${batchSize} events: ${batches} a round`);
  const batched = await alternate({
    product: projector,
    peer: inBatches((events) => peer.applyBatch(events)),
    rounds: rounds ?? 7,
  });
  say('One transaction for each event');
  const single = await alternate({
    product: projector,
    peer: () => measure(makeBatches(Math.ceil(batches / 10)), (events) => peer.applyEach(events)),
    rounds: rounds ?? 5,
  });
  const unit = 'events/s';
  return [
    ratioRow('P13', 'of hand-written UNNEST', compare(batched, 'rate'), { atLeast: 0.7 }, unit),
    ratioRow('P13', 'times one transaction each', compare(single, 'rate'), { atLeast: 12 }, unit),
  ];
}

/** A skewed distribution: few people get many events, most get few. */
function eventMaker(): (batches: number) => readonly (readonly EventEnvelope[])[] {
  const professional = newUser();
  const customers = Array.from({ length: 20_000 }, newUser);
  let time = Date.parse('2026-03-01T00:00:00Z');
  const event = (): EventEnvelope => {
    time += 5;
    const customer = customers[Math.floor(Math.random() ** 2 * customers.length)] ?? newUser();
    return madeQuote(customer, professional, new Date(time));
  };
  return (batches) =>
    Array.from({ length: batches }, () => Array.from({ length: batchSize }, event));
}

function applyProduct(
  { apply, name }: SubscriptionDefinition,
  events: readonly EventEnvelope[],
): Promise<void> {
  return apply(events, {
    subscription: name,
    partition: 'request',
    position: '1/1',
    streams: events.map(({ subject }) => ({
      topic: 'request',
      streamId: subject,
      before: 0,
      after: 1,
    })),
  });
}

async function measure(
  batches: readonly (readonly EventEnvelope[])[],
  apply: (events: readonly EventEnvelope[]) => Promise<unknown>,
): Promise<Measured> {
  const events = batches.length * batchSize;
  const began = performance.now();
  const cpu = await cpuOf(async () => {
    for (const batch of batches) await apply(batch);
  });
  return { figures: { rate: events / ((performance.now() - began) / 1000) }, cpu: cpu / events };
}
