import { benchDatabase } from '../bench-database.ts';
import { startChild, type Child } from '../child.ts';
import { callAll, type Call } from '../load/http-load.ts';
import { openRequests } from '../load/open-requests.ts';
import { appendFloor } from '../peers/append-floor.ts';
import { floorConnections } from '../peers/statement-floor.ts';
import { ratioRow, type Row } from '../report.ts';
import { alternate, compare, type Side } from '../rounds.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';

const connections = 16;

/** P1–P3: `submit quote` over HTTP, with everything that the command does. */
export const command: Scenario = {
  name: 'command',
  summary: 'P1–P3: submit quote over HTTP, against its bare SQL, Prisma and an Express hello.',
  plants: [],
  run,
};

async function run(context: ScenarioContext): Promise<readonly Row[]> {
  const { directory, say, onEnd } = context;
  const rounds = context.rounds ?? 5;
  const count = Math.ceil((context.size ?? 3000) / floorConnections) * floorConnections;
  const database = await benchDatabase(context);
  const start = async (script: URL): Promise<Child> => {
    const child = await startChild(script, database.url);
    onEnd(() => child.kill());
    return child;
  };
  const market = await start(new URL('../processes/market.ts', import.meta.url));
  say('Opening requests');
  const requests = await openRequests(database, market.ready, (rounds + 1) * count * 5);
  const floor = await appendFloor(database, requests.quotedId, directory, onEnd);
  const commonWay = await start(new URL('../processes/common-way.ts', import.meta.url));
  const hello = await start(new URL('../processes/hello.ts', import.meta.url));

  const product = over(market, count, () => requests.nextQuote());
  const greeting = (): Call => requests.quoteTo('/hello');

  say(`${count} commands a round; the floor is ${floor.name}`);
  const sql = await alternate({
    product,
    peer: async () => ({
      figures: { rate: await floor.run(requests.reserve(count), count) },
      cpu: 0,
    }),
    rounds,
  });
  say('The common way');
  const common = await alternate({
    product,
    peer: over(commonWay, count, () => requests.nextQuote()),
    rounds,
  });
  say('Express hello');
  const greeted = await alternate({ product, peer: over(hello, count, greeting), rounds });

  const [ofSql, ofCommon] = [compare(sql, 'rate'), compare(common, 'rate')];
  const ofHello = compare(greeted, 'cpu');
  const floorName = `of ${floor.name}, ${floorConnections} connections, same SQL`;
  return [
    ratioRow('P1', floorName, ofSql, { atLeast: 0.3 }, 'commands/s'),
    ratioRow('P2', 'times Express and Prisma', ofCommon, { atLeast: 3 }, 'commands/s'),
    ratioRow('P3', 'CPU of an Express hello', ofHello, { atMost: 3 }, 'µs'),
  ];
}

/** Puts a server in another process under load. */
function over(server: Child, count: number, next: () => Call): Side {
  return async () => {
    const before = await server.cpu();
    const { rate } = await callAll(server.ready, count, connections, next);
    return { figures: { rate }, cpu: ((await server.cpu()) - before) / count };
  };
}
