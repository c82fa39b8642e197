import { access } from 'node:fs/promises';
import path from 'node:path';

import { startSite } from '../load/start-site.ts';
import type { Row } from '../report.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import { measureBytes } from './web/bytes.ts';
import { measureFirstVisit } from './web/first-visit.ts';
import { measureRouteChange } from './web/route-change.ts';
import { measureServer } from './web/server.ts';

const built = path.resolve(import.meta.dirname, '../../../../web/dist/client/.vite/manifest.json');

/** P25–P31: pages as guests receive them. */
export const web: Scenario = {
  name: 'web',
  summary: 'P25–P31: guest pages on the server, their bytes, and in a browser on a slow phone.',
  plants: [],
  run,
};

async function run(context: ScenarioContext): Promise<readonly Row[]> {
  await access(built).catch((cause: unknown) => {
    throw new Error('The web is not built: run npm run bundle -w @osta/web', { cause });
  });
  const site = await startSite(context);
  const rows: Row[] = [];
  for (const measure of [measureServer, measureBytes, measureFirstVisit, measureRouteChange]) {
    const measured = await measure(context, site, built);
    for (const { goal, what, figure, details } of measured) {
      context.say(`${goal} ${what}: ${figure.toPrecision(3)}, ${details}`);
    }
    rows.push(...measured);
  }
  return rows;
}
