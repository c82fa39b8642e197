import path from 'node:path';

import { makeKey, readPrivateKey } from '@osta/audit/audit-keys';
import { keepCheckpoints } from '@osta/audit/keep-checkpoints';
import type { Logger } from 'pino';

import { auditedSystem } from './audited-system.ts';
import type { StandaloneConfig } from './standalone-config.ts';

/** Checkpoints of the log that this process takes. */
export interface Checkpoints {
  /** Takes one now and every ten minutes. */
  start(databaseUrl: string): void;
  /** Ends the running one. */
  stop(): Promise<void>;
}

/**
 * Prepares the signed checkpoints of the log. Without a configured folder, the demo keeps them and a key of its own
 * beside its own database, and production keeps none.
 *
 * @param directory where the demo keeps them
 * @throws CheckpointProblem when the configured key cannot be read
 */
export async function prepareCheckpoints(
  { checkpoints, auditKeyFile, databaseUrl, isDemo }: StandaloneConfig,
  directory: string,
  log: Logger,
): Promise<Checkpoints> {
  const hasOwn = isDemo && databaseUrl === null;
  const folder = checkpoints ?? (hasOwn ? path.join(directory, 'checkpoints') : null);
  if (folder === null) return { start: () => undefined, stop: async () => undefined };

  const keyFile = auditKeyFile ?? path.join(directory, 'audit-key.pem');
  if (auditKeyFile === null) await makeKey(keyFile);
  const keeper = { folder, privateKey: await readPrivateKey(keyFile) };
  const stopping = new AbortController();
  let keeping: Promise<void> | undefined;
  return {
    start(url) {
      keeping = keepCheckpoints({
        databaseUrl: url,
        system: auditedSystem,
        keeper,
        onProblem: (error) => log.error({ err: error }, 'no checkpoint of the log was taken'),
        signal: stopping.signal,
      });
    },
    async stop() {
      stopping.abort();
      await keeping;
    },
  };
}
