import { until } from '@osta/event-store/until';
import { freePort } from '@osta/infrastructure/free-port';

import { openBadClients } from '../bad-clients.ts';
import { startProcess } from '../child-process.ts';
import { keptConnections } from '../kept-connections.ts';
import { marketSchemas } from '../market-schemas.ts';
import { mostDescriptors, openDescriptors } from '../open-descriptors.ts';
import type { Scenario } from '../scenario.ts';

const clients = 10_000;
/** Descriptors that a process needs for everything else. */
const others = 1000;
/** Requests a second of the clients that behave. */
const perSecond = 20;
/** Descriptors that come and go by themselves: connections to Postgres, and those of the clients that behave. */
const leeway = 60;

/** Milliseconds: 10 for the headers, a second until that is looked at, a second to read the answer, and leeway. */
const headersLimit = 20_000;
/** Milliseconds: a kept connection stays for 65 s. */
const idleLimit = 75_000;

const path = '/health/live';
const half = `GET ${path} HTTP/1.1\r\nHost: x\r\n`;
const idle = { says: `${half}\r\n`, isAnswered: true, count: 2000 };
const unfinished = [
  { says: '', isAnswered: false, count: 4000 },
  { says: half, isAnswered: false, count: 4000 },
];
// Those that are cut last come first
const crowds = [idle, ...unfinished];

/** Very many clients hold connections and do nothing, while others ask. */
export const badClients: Scenario = {
  name: 'bad-clients',
  summary: '10,000 clients say nothing, half a request, or no more; others ask meanwhile.',
  plants: ['no-limits'],

  async run(context) {
    const { plant, say, onEnd } = context;
    const most = await mostDescriptors();
    if (most < clients + others) {
      throw new Error(
        `This scenario opens ${clients} connections, and a process may only open ${most} files here: ulimit -n ${2 * clients}`,
      );
    }
    const { url } = await marketSchemas(context);
    const port = await freePort();
    const service = await startProcess(
      context,
      'bounded-process',
      url,
      String(port),
      ...(plant === null ? [] : [plant]),
    );
    const pid = service.pid ?? 0;
    const load = keptConnections(`http://127.0.0.1:${port}${path}`, perSecond);
    onEnd(() => load.stop());
    await until(() => (load.outcomes.get('200') ?? 0) > perSecond, 10_000);
    const before = await openDescriptors(pid);
    say(`The service has ${before} descriptors`);

    for (const crowd of crowds) {
      const { leave } = await openBadClients({ ...crowd, port });
      onEnd(async () => leave());
    }
    const highest = await openDescriptors(pid);
    say(`${clients} clients have come: ${highest} descriptors`);
    const came = performance.now();
    const fallsTo = (descriptors: number, limit: number): Promise<number | null> =>
      secondsUntil(
        came,
        limit,
        async () => (await openDescriptors(pid)) <= before + descriptors + leeway,
      );
    const unfinishedCut = await fallsTo(idle.count, headersLimit);
    say(`Cut are those that said nothing, or half a request: ${told(unfinishedCut)}`);
    const idleCut = await fallsTo(0, idleLimit);
    say(`Cut are those that kept a connection: ${told(idleCut)}`);

    const answered = load.outcomes.get('200') ?? 0;
    await load.stop();
    const failed = [...load.outcomes].filter(([outcome]) => outcome !== '200');
    const after = await openDescriptors(pid);
    return {
      checks: [
        {
          invariant: 'F20',
          what: `${clients} clients hold a connection each at the same time`,
          holds: highest - before > clients - leeway,
          found: `${highest - before} more descriptors`,
        },
        {
          invariant: 'F20',
          what: `those that say nothing, or half a request, are cut within ${headersLimit / 1000} s`,
          holds: unfinishedCut !== null,
          found: told(unfinishedCut),
        },
        {
          invariant: 'F20',
          what: `those that are idle are cut within ${idleLimit / 1000} s`,
          holds: idleCut !== null,
          found: told(idleCut),
        },
        {
          invariant: 'F20',
          what: 'the descriptors are where they were',
          holds: after <= before + leeway,
          found: `${before}, then ${after}`,
        },
        {
          invariant: 'F20',
          what: 'and everybody else is answered meanwhile',
          holds: failed.length === 0 && answered > perSecond,
          found: `${answered} answered, ${failed.map((each) => each.join(' ')).join(', ') || 'none refused'}`,
        },
      ],
      figures: {},
    };
  },
};

/** Waits until something is so. Returns the seconds since `from`; `null` when it is not in time. */
async function secondsUntil(
  from: number,
  limit: number,
  isSo: () => Promise<boolean>,
): Promise<number | null> {
  const left = from + limit - performance.now();
  return (await until(isSo, left)) ? Math.round((performance.now() - from) / 1000) : null;
}

function told(seconds: number | null): string {
  return seconds === null ? 'not in time' : `after ${seconds} s`;
}
