#!/usr/bin/env node
import { readPrivateKey } from '@osta/audit/audit-keys';
import { keepCheckpoints } from '@osta/audit/keep-checkpoints';
import { runProcess } from '@osta/platform/run-process';
import { createLogger } from '@osta/platform/telemetry/create-logger';

import { auditedSystem } from './audited-system.ts';
import { readCheckpointsConfig } from './checkpoints-config.ts';
import { startProblem } from './start-problem.ts';

/** Signs checkpoints of the log every ten minutes, beside services that run each by itself, until it is stopped. */
async function run(): Promise<void> {
  const { databaseUrl, folder, keyFile, logLevel } = readCheckpointsConfig();
  const keeper = { folder, privateKey: await readPrivateKey(keyFile) };
  const log = createLogger({ name: 'checkpoints', level: logLevel });
  const stopping = new AbortController();
  const keeping = keepCheckpoints({
    databaseUrl,
    system: auditedSystem,
    keeper,
    onProblem: (error) => log.error({ err: error }, 'no checkpoint of the log was taken'),
    signal: stopping.signal,
    keepsRunning: true,
  });
  runProcess(
    {
      async stop() {
        stopping.abort();
        await keeping;
      },
    },
    log,
  );
  log.info({ folder }, 'signing checkpoints');
}

try {
  await run();
} catch (error) {
  const sentence = startProblem(error);
  if (sentence === null) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
