import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { until } from '@osta/event-store/until';
import { freePort } from '@osta/infrastructure/free-port';

import { audit } from '../../../e2e/src/audit.ts';
import { databaseUrlIn } from '../../../e2e/src/product.ts';
import { endProcess, startProcess, type SpokenProcess } from '../../../e2e/src/spoken-process.ts';
import type { ScenarioContext } from '../scenario.ts';

const dist = path.resolve(import.meta.dirname, '../../../../services/standalone/dist');
/** Milliseconds for a start, the demo market included. */
const patience = 180_000;

/** The product as `npm start` runs it, killed and started again on the same data and port. */
export interface LongLivedProduct {
  readonly origin: string;
  /** URL of its Postgres. It stays the same. */
  readonly databaseUrl: string;
  /** Of the current process. */
  pid(): number;
  /** Kills the process with SIGKILL and starts it again. Resolves when it is ready. */
  restart(): Promise<void>;
  /** Kills its Postgres with SIGKILL. Resolves when the product is ready again. */
  killPostgres(): Promise<void>;
  /** Runs `osta-audit` on its database. */
  audit(...args: readonly string[]): Promise<{ readonly code: number; readonly out: string }>;
}

/**
 * Starts the built product with the demo market; `npm start` or `npm run build` must have built it.
 *
 * @param plant a module that every process of the product loads first; null: none
 * @throws Error with its output when it is not ready within three minutes
 */
export async function startLongLived(
  { directory, onEnd }: ScenarioContext,
  plant: string | null,
): Promise<LongLivedProduct> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const environment = {
    PORT: String(port),
    OSTA_DATA_DIR: directory,
    OSTA_TRUSTED_PROXIES: '1',
    OSTA_NEW_CUSTOMER_DAYS: '0',
    ...(plant !== null && { NODE_OPTIONS: `--import ${plant}` }),
  };
  async function start(): Promise<SpokenProcess> {
    const started = startProcess([path.join(dist, 'main.js')], environment);
    onEnd(() => endProcess(started.child, 'SIGTERM'));
    if (!(await started.said('is ready after', patience))) {
      throw new Error(`Osta did not get ready:\n${started.printed()}`);
    }
    return started;
  }
  let spoken = await start();

  return {
    origin,
    databaseUrl: databaseUrlIn(spoken.printed()),
    pid: () => spoken.child.pid ?? 0,
    async restart() {
      await endProcess(spoken.child, 'SIGKILL');
      spoken = await start();
    },
    async killPostgres() {
      const file = path.join(directory, 'postgres', 'postmaster.pid');
      process.kill(Number((await readFile(file, 'utf8')).split('\n')[0]), 'SIGKILL');
      // It is gone before it is there again
      await until(async () => !(await isReady(origin)), 5000);
      if (!(await until(() => isReady(origin), patience))) {
        throw new Error(`Osta did not come back:\n${spoken.printed()}`);
      }
    },
    audit: (...args) => audit({ output: spoken.printed, dataDirectory: directory }, ...args),
  };
}

async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/health/ready`).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok === true;
}
