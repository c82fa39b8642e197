import path from 'node:path';

import { makeKey, readPrivateKey } from '@osta/audit/audit-keys';
import { keepCheckpoints, type KeptCheckpoints } from '@osta/audit/keep-checkpoints';
import { observeCheckpoints } from '@osta/platform/telemetry/observe-checkpoints';
import type { Telemetry } from '@osta/platform/telemetry/telemetry';

import { auditedSystem } from './audited-system.ts';
import type { StandaloneConfig } from './standalone-config.ts';
import { startProblem } from './start-problem.ts';

/** Checkpoints of the log that this process takes. */
export interface Checkpoints {
  /**
   * Takes one now, and every ten minutes from then on.
   *
   * @returns one sentence when the first cannot be taken, which ends the start; `null` when it is
   * @throws what is a bug
   */
  start(databaseUrl: string): Promise<string | null>;
  /** Ends the running one. */
  stop(): Promise<void>;
}

/** Where a process tells of its checkpoints. */
interface CheckpointsTelemetry extends Pick<Telemetry, 'log'> {
  /** Absent where nobody asks this process for metrics. */
  readonly metrics?: Telemetry['metrics'];
}

/**
 * Prepares the signed checkpoints of the log. Without a configured folder, the demo keeps them and a key of its own
 * beside its own database, and production keeps none.
 *
 * @param directory where the demo keeps them
 * @throws CheckpointProblem when the configured key cannot be read
 */
export async function prepareCheckpoints(
  config: StandaloneConfig,
  directory: string,
  { log, metrics }: CheckpointsTelemetry,
): Promise<Checkpoints> {
  const { checkpoints, auditKeyFile, isDemo } = config;
  const hasOwn = isDemo && config.databaseUrl === null;
  const folder = checkpoints ?? (hasOwn ? path.join(directory, 'checkpoints') : null);
  if (folder === null) return { start: async () => null, stop: async () => undefined };

  const keyFile = auditKeyFile ?? path.join(directory, 'audit-key.pem');
  if (auditKeyFile === null) await makeKey(keyFile);
  const keeper = { folder, privateKey: await readPrivateKey(keyFile) };
  const stopping = new AbortController();
  let keeping: Promise<KeptCheckpoints> | undefined;
  return {
    async start(databaseUrl) {
      keeping = keepCheckpoints({
        databaseUrl,
        system: auditedSystem,
        keeper,
        onProblem: (error) => log.error({ err: error }, 'no checkpoint of the log was taken'),
        signal: stopping.signal,
      });
      try {
        const { lastTaken } = await keeping;
        if (metrics) observeCheckpoints(lastTaken, metrics);
        return null;
      } catch (error) {
        const sentence = startProblem(error, { ...config, databaseUrl });
        if (sentence === null) throw error;
        return sentence;
      }
    },
    async stop() {
      stopping.abort();
      await keeping?.then(
        ({ ended }) => ended,
        () => undefined,
      );
    },
  };
}
