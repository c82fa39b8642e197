import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { freePort } from '@osta/infrastructure/free-port';

import type { ScenarioContext } from '../scenario.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * Starts the product with its demo market: services from source, the web from its build.
 *
 * @param environment additional variables
 * @returns its origin
 * @throws Error with its output when it ends before it is ready
 */
export async function startSite(
  { directory, say, onEnd }: ScenarioContext,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  say('Starting the product with its demo market');
  const port = await freePort();
  const main = path.join(root, 'services/standalone/src/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@osta/source', main], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      OSTA_DATA_DIR: path.join(directory, 'site'),
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');
  onEnd(async () => {
    child.kill('SIGTERM');
    await gone;
  });
  let printed = '';
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        if (printed.includes('is ready after')) resolve();
      });
    }
  });
  const ended = gone.then(() => Promise.reject(new Error(`The product has ended:\n${printed}`)));
  await Promise.race([ready, ended]);
  // Nothing awaits the end from here on; it must not be an unhandled rejection
  ended.catch(() => {});
  return `http://localhost:${port}`;
}
