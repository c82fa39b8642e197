import { startChild, type Child } from '../../child.ts';
import { bundlePageTree } from '../../floors-build.ts';
import { callAll, type Call } from '../../load/http-load.ts';
import type { FloorPage } from '../../page-floors.ts';
import { ratioRow, type Row } from '../../report.ts';
import { alternate, compare, type Side } from '../../rounds.ts';
import type { ScenarioContext } from '../../scenario.ts';
import { quantile } from '../../statistics.ts';

const connections = 16;
/** Requests per round. */
const perRound = { quick: 4000, rendered: 300, plain: 1500, oneByOne: 1000, slowOneByOne: 60 };

/** P25–P27: what a page costs the server. @param site the origin of the API */
export async function measureServer(
  context: ScenarioContext,
  site: string,
  manifestFile: string,
): Promise<readonly Row[]> {
  const { directory, say, onEnd } = context;
  const rounds = context.rounds ?? 5;
  const start = async (script: string, ...args: readonly string[]): Promise<Child> => {
    const child = await startChild(new URL(`../../processes/${script}`, import.meta.url), ...args);
    onEnd(() => child.kill());
    return child;
  };
  say('Bundling the tree of the page');
  const page: FloorPage = { path: '/', apiOrigin: site, manifestFile };
  const bundle = await bundlePageTree(directory);
  const web = await start('web.ts', site);
  const hello = await start('hello.ts');
  const render = await start('render.ts', bundle, JSON.stringify(page));
  say(render.ready);

  const greeting = get('/hello');
  const kept = get(page.path);
  // Pages with a query string are never cached
  let nth = 0;
  const fresh = (): Call => {
    nth += 1;
    return get(`${page.path}?visit=${nth}`)();
  };
  const tree = rendering(render, 'tree', perRound.rendered);
  const plain = rendering(render, 'plain', perRound.plain);
  /** Runs a task of the render process that reports its median in milliseconds. */
  const dataAndTree: Side = async () => {
    const before = await render.cpu();
    const p50 = await render.ask(`dataAndTree ${perRound.slowOneByOne}`);
    return { figures: { p50 }, cpu: ((await render.cpu()) - before) / perRound.slowOneByOne };
  };

  const rows: Row[] = [];
  // Cached pages first: after a thousand renderings, garbage collection runs for seconds
  for (const { goal, what, product, peer, figure, limit, unit } of [
    {
      goal: 'P25',
      what: 'kept page, of an Express hello',
      product: load(web, perRound.quick, connections, kept),
      peer: load(hello, perRound.quick, connections, greeting),
      figure: 'rate',
      limit: { atLeast: 0.85 },
      unit: 'pages/s',
    },
    {
      goal: 'P26',
      what: 'first byte of a kept page, p50',
      product: load(web, perRound.oneByOne, 1, kept),
      peer: load(hello, perRound.oneByOne, 1, greeting),
      figure: 'p50',
      limit: { atMost: 1.3 },
      unit: 'ms',
    },
    {
      goal: 'P25',
      what: 'rendered page, of renderToString',
      product: load(web, perRound.rendered, connections, fresh),
      peer: tree,
      figure: 'rate',
      limit: { atLeast: 0.7 },
      unit: 'pages/s',
    },
    {
      goal: 'P26',
      what: 'first byte of a rendered page : its data and renderToString, p50',
      product: load(web, perRound.slowOneByOne, 1, fresh),
      peer: dataAndTree,
      figure: 'p50',
      limit: { atMost: 1.5 },
      unit: 'ms',
    },
    {
      goal: 'P27',
      what: 'CPU of renderToString : the same as plain elements',
      product: tree,
      peer: plain,
      figure: 'cpu',
      limit: { atMost: 10 },
      unit: 'µs',
    },
  ]) {
    say(what);
    const pairs = await alternate({ product, peer, rounds });
    rows.push(ratioRow(goal, what, compare(pairs, figure), limit, unit));
  }
  return rows;
}

function get(path: string): () => Call {
  const headers = { 'accept-encoding': 'gzip, br', accept: 'text/html' };
  return () => ({ method: 'GET', path, headers, body: '' });
}

/** Puts a server in another process under load. */
function load(server: Child, count: number, over: number, next: () => Call): Side {
  return async () => {
    const before = await server.cpu();
    const { rate, times } = await callAll(server.ready, count, over, next);
    const cpu = ((await server.cpu()) - before) / count;
    return { figures: { rate, p50: quantile(times, 0.5) }, cpu };
  };
}

/** Runs a task of the render process, which has no server. */
function rendering(render: Child, what: 'tree' | 'plain', count: number): Side {
  return async () => {
    const before = await render.cpu();
    const rate = await render.ask(`${what} ${count}`);
    return { figures: { rate }, cpu: ((await render.cpu()) - before) / count };
  };
}
