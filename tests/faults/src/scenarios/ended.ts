import { once } from 'node:events';

import { until } from '@osta/event-store/until';
import { freePorts } from '@osta/infrastructure/free-port';
import { graceOfAnEnd } from '@osta/platform/run-process';

import { startProcess } from '../child-process.ts';
import { keptConnections } from '../kept-connections.ts';
import { marketSchemas } from '../market-schemas.ts';
import type { Scenario } from '../scenario.ts';

const rounds = 3;
const perSecond = 200;
const enough = 400;

/** A service gets SIGTERM while clients ask on connections that they keep. */
export const ended: Scenario = {
  name: 'ended',
  summary: 'A service is ended three times while clients ask it 200 times a second.',
  plants: ['no-grace'],

  async run(context) {
    const { plant, say } = context;
    const { url } = await marketSchemas(context);
    const all = new Map<string, number>();
    const exits: (number | null)[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const [port = 0] = await freePorts(1);
      const grace = String(plant === 'no-grace' ? 0 : graceOfAnEnd);
      const child = await startProcess(context, 'ending-process', url, String(port), grace);
      const load = keptConnections(`http://127.0.0.1:${port}/health/ready`, perSecond);
      await until(async () => (load.outcomes.get('200') ?? 0) > enough, 60_000);
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      exits.push(child.exitCode);
      await load.stop();
      for (const [outcome, count] of load.outcomes) {
        all.set(outcome, (all.get(outcome) ?? 0) + count);
      }
      say(`Round ${round}: ${[...load.outcomes].map((each) => each.join(' ')).join(', ')}`);
    }

    const answered = all.get('200') ?? 0;
    // Refused: nobody listens any more, and a client goes elsewhere. Everything else is a loss
    const lost = [...all].filter(([outcome]) => outcome !== '200' && outcome !== 'ECONNREFUSED');
    const count = lost.reduce((sum, [, each]) => sum + each, 0);
    return {
      checks: [
        {
          invariant: 'F6',
          what: 'no request on a kept connection is lost',
          holds: count === 0,
          found: `${count} of ${answered + count} (${lost.map((each) => each.join(' ')).join(', ') || 'none'})`,
        },
        {
          invariant: 'F6',
          what: 'each end is an orderly one',
          holds: exits.every((code) => code === 0),
          found: exits.join(', '),
        },
      ],
      figures: { answered: String(answered) },
    };
  },
};
