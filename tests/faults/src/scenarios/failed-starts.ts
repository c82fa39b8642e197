import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { freePort } from '@osta/infrastructure/free-port';

import { fromSources } from '../../../../services/standalone/src/development/from-sources.ts';
import { programs } from '../../../../services/standalone/src/programs.ts';
import type { Check, Scenario } from '../scenario.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
/** Milliseconds after which a start has not failed. */
const patience = 60_000;

/** What every service is given, but a database that answers. */
const whole = {
  OSTA_MODE: 'development',
  OSTA_AUTH_SECRET: 'a secret that only this scenario knows',
  OSTA_KEY_SECRETS: 'another secret that only this scenario knows',
  OSTA_FILES_DIR: '/nowhere',
  API_ORIGIN: 'http://127.0.0.1:1',
};

interface Start {
  readonly what: string;
  readonly source: string;
  readonly environment: Readonly<Record<string, string>>;
  /** What the sentence names. */
  readonly names: string;
}

/** A start that cannot go on ends, and says why in a sentence, instead of a stack or of waiting for ever. */
export const failedStarts: Scenario = {
  name: 'failed-starts',
  summary: 'Every program is started with a wrong variable, and without its database.',
  plants: ['stack'],

  async run({ plant, say }) {
    const nobody = `127.0.0.1:${await freePort()}`;
    const DATABASE_URL = `postgres://osta:secret@${nobody}/osta`;
    const starts: readonly Start[] = [
      ...programs.map(({ name, source }) => ({
        what: `${name}, wrong PORT`,
        source,
        environment: { DATABASE_URL, PORT: 'eighty' },
        names: 'PORT',
      })),
      // The web has none
      ...programs
        .filter(({ name }) => name !== 'web')
        .map(({ name, source }) => ({
          what: `${name}, no database`,
          source,
          environment: { DATABASE_URL, PORT: '0' },
          names: nobody,
        })),
    ];
    const checks: Check[] = [];
    for (const start of starts) {
      const { code, lines } = await ended(start, plant === 'stack');
      say(`${start.what}: exit code ${code}`);
      checks.push({
        invariant: 'F21',
        what: start.what,
        holds: code === 1 && lines.length === 1 && lines[0]?.includes(start.names) === true,
        found: code === null ? 'it goes on' : `exit code ${code}, lines: ${lines.length}`,
      });
    }
    return { checks, figures: {} };
  },
};

interface Ended {
  /** `null` when it has not ended by itself. */
  readonly code: number | null;
  /** What it wrote for the person who started it. */
  readonly lines: readonly string[];
}

/** @param hasBug a planted mistake: an error that no start expects */
async function ended({ source, environment }: Start, hasBug: boolean): Promise<Ended> {
  const bug = ['--import', 'data:text/javascript,throw new Error("a bug")'];
  const child = spawn(process.execPath, [...(hasBug ? bug : []), ...fromSources(root, source)], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...whole, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: patience,
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
  });
  await once(child, 'close');
  return { code: child.exitCode, lines: said.split('\n').filter((line) => line !== '') };
}
