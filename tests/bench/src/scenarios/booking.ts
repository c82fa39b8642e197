import { benchDatabase } from '../bench-database.ts';
import { startChild, type Child } from '../child.ts';
import { callAll, type Call } from '../load/http-load.ts';
import { openSlots } from '../load/open-slots.ts';
import { addFreeTableSql } from '../peers/hold-floor.sql.ts';
import { holdFloor } from '../peers/hold-floor.ts';
import { floorConnections, type StatementFloor } from '../peers/statement-floor.ts';
import { ratioRow, type Row } from '../report.ts';
import { alternate, compare, type Side } from '../rounds.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import { median } from '../statistics.ts';

const connections = 16;

/** P1–P4 and P6: hold a slot over HTTP, with everything that the command does. */
export const booking: Scenario = {
  name: 'booking',
  summary: 'P1–P4, P6: hold a slot over HTTP, against its bare SQL, Prisma and an Express hello.',
  plants: [],
  run,
};

async function run(context: ScenarioContext): Promise<readonly Row[]> {
  const { directory, say, onEnd } = context;
  const rounds = context.rounds ?? 5;
  const count = Math.ceil((context.size ?? 2000) / floorConnections) * floorConnections;
  /** One after the other, so fewer are enough. */
  const single = Math.ceil(count / 4);
  const database = await benchDatabase(context);
  const start = async (script: URL): Promise<Child> => {
    const child = await startChild(script, database.url);
    onEnd(() => child.kill());
    return child;
  };
  say('Opening slots');
  const needed = (rounds + 1) * (4 * count + single) + 1;
  const slots = await openSlots(database, needed, { customers: 0, professionals: 0 });
  const server = await start(new URL('../processes/booking.ts', import.meta.url));
  const commonWay = await start(new URL('../processes/common-booking.ts', import.meta.url));
  const hello = await start(new URL('../processes/hello.ts', import.meta.url));
  // The floors write what this one wrote
  await callAll(server.ready, 1, 1, () => slots.nextHold());
  await database.pool.query(addFreeTableSql);
  const floor = await holdFloor(database, { table: 'booking', directory, onEnd });
  const free = await holdFloor(database, { table: 'free', directory, onEnd });

  const reserve = numbers();
  const hold = (): Call => slots.nextHold();
  const greeting = (): Call => slots.holdAt('/hello');
  const product = over(server, count, connections, hold);
  const sql = bare(floor, count, reserve);

  say(`${count} holds a round; the floor is ${floor.name}`);
  const ofSql = compare(await alternate({ product, peer: sql, rounds }), 'rate');
  say('The common way');
  const common = over(commonWay, count, connections, hold);
  const ofCommon = compare(await alternate({ product, peer: common, rounds }), 'rate');
  say('Express hello');
  const greeted = over(hello, count, connections, greeting);
  const ofHello = compare(await alternate({ product, peer: greeted, rounds }), 'cpu');
  say('One at a time');
  const pairs = await alternate({
    product: over(server, single, 1, hold),
    peer: async () => {
      const { figures, cpu } = await over(hello, single, 1, greeting)();
      // What one connection waits for the statement alone
      const insert = 1000 / ((await floor.run(reserve(count), count)) / floorConnections);
      return { figures: { p50: (figures['p50'] ?? Number.NaN) + insert }, cpu };
    },
    rounds,
  });
  say('Without the rule against overlaps');
  const ofRule = compare(
    await alternate({ product: sql, peer: bare(free, count, reserve), rounds }),
    'rate',
  );

  const floorName = `of ${floor.name}, ${floorConnections} connections, same SQL`;
  return [
    ratioRow('P1', `holds: ${floorName}`, ofSql, { atLeast: 0.3 }, 'holds/s'),
    ratioRow('P2', 'holds: times Express and Prisma', ofCommon, { atLeast: 3 }, 'holds/s'),
    ratioRow('P3', 'holds: CPU of an Express hello', ofHello, { atMost: 3 }, 'µs'),
    ratioRow(
      'P4',
      'holds: p50 of one at a time, of hello and statement together',
      compare(pairs, 'p50'),
      { atMost: 2 },
      'ms',
    ),
    ratioRow(
      'P6',
      'holds: statement, of the same without the rule',
      ofRule,
      { atLeast: 0.55 },
      '/s',
    ),
  ];
}

/** Hands out numbers for the statements of a floor: each is used once. */
function numbers(): (many: number) => number {
  let next = 1;
  return (many) => {
    const first = next;
    next += many;
    return first;
  };
}

/** Runs the statement of a floor. */
function bare(floor: StatementFloor, count: number, reserve: (many: number) => number): Side {
  return async () => ({
    figures: { rate: await floor.run(reserve(count), count) },
    cpu: Number.NaN,
  });
}

/** Puts a server in another process under load. */
function over(server: Child, count: number, many: number, next: () => Call): Side {
  return async () => {
    const before = await server.cpu();
    const { rate, times } = await callAll(server.ready, count, many, next);
    const cpu = ((await server.cpu()) - before) / count;
    return { figures: { rate, p50: median(times) }, cpu };
  };
}
