#!/usr/bin/env node
import { readPrivateKey } from '@osta/audit/audit-keys';
import { keepCheckpoints } from '@osta/audit/keep-checkpoints';
import { unusableDatabase } from '@osta/platform/database/unusable-database';
import { runProcess } from '@osta/platform/run-process';
import { createLogger } from '@osta/platform/telemetry/create-logger';

import { auditedSystem } from './audited-system.ts';
import { readCheckpointsConfig, type CheckpointsConfig } from './checkpoints-config.ts';
import { startProblem } from './start-problem.ts';

/** Signs checkpoints of the log every ten minutes, beside services that run each by itself, until it is stopped. */
async function run({ databaseUrl, folder, keyFile, logLevel }: CheckpointsConfig): Promise<void> {
  const keeper = { folder, privateKey: await readPrivateKey(keyFile) };
  const log = createLogger({ name: 'checkpoints', level: logLevel });
  const stopping = new AbortController();
  const { ended } = await keepCheckpoints({
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
        await ended;
      },
    },
    log,
  );
  log.info({ folder }, 'signing checkpoints');
}

let config: CheckpointsConfig | undefined;
try {
  config = readCheckpointsConfig();
  await run(config);
} catch (error) {
  const sentence =
    startProblem(error) ?? (config ? unusableDatabase(error, config.databaseUrl) : null);
  if (sentence === null) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
