import type { ClientBase } from 'pg';

import { readPrivateKey, readPublicKey } from './audit-keys.ts';
import type { AuditSystem } from './audit-system.ts';
import { UsageError, type CliOptions } from './cli-options.ts';
import type { Counts } from './run-record.ts';
import { takeCheckpoints } from './take-checkpoints.ts';
import { verifyCheckpoints } from './verify-checkpoints.ts';
import { verify, type Verifying } from './verify.ts';

/** Where checkpoints are, and the files of the keys. */
export interface CheckpointPlace {
  readonly folder?: string | undefined;
  readonly keyFile?: string | undefined;
  readonly publicKeyFile?: string | undefined;
}

/** The result of a command about the log and its checkpoints. */
export interface Printed {
  readonly code: 0 | 1;
  readonly result: unknown;
  readonly lines: readonly string[];
  readonly counts: Counts;
}

/** Returns the place that the command line names, else the configured one; undefined when there is no folder. */
export function placeOf(
  options: Pick<CliOptions, 'checkpoints' | 'keyFile' | 'publicKeyFile'>,
  configured: CheckpointPlace = {},
): CheckpointPlace | undefined {
  const folder = options.checkpoints ?? (configured.folder || undefined);
  if (folder === undefined) return undefined;
  return {
    folder,
    keyFile: options.keyFile ?? (configured.keyFile || undefined),
    publicKeyFile: options.publicKeyFile,
  };
}

/**
 * Signs what was recorded since the last checkpoint.
 *
 * @throws UsageError without a folder or a key
 */
export async function signNew(
  client: ClientBase,
  system: AuditSystem,
  place: CheckpointPlace | undefined,
): Promise<Printed> {
  if (place?.folder === undefined || place.keyFile === undefined) {
    throw new UsageError(
      'checkpoint takes a folder and a private key: --checkpoints <folder> --key <file>',
    );
  }
  const { folder, keyFile } = place;
  const privateKey = await readPrivateKey(keyFile);
  const taken = await takeCheckpoints(client, system, { folder, privateKey });
  return {
    code: 0,
    counts: { checkpoints: taken.length },
    result: taken.map(({ name, hash }) => ({ name, hash })),
    lines:
      taken.length === 0
        ? ['Nothing was recorded since the last checkpoint']
        : taken.map(({ name, hash }) => `${name}: ${hash}`),
  };
}

/**
 * Verifies the log by itself, and where there is a folder also against its checkpoints.
 *
 * @throws UsageError with a folder and without a key
 */
export async function verifyAll(
  client: ClientBase,
  system: AuditSystem,
  place: CheckpointPlace | undefined,
  verifying: Verifying,
): Promise<Printed> {
  const publicKeyFile = place?.publicKeyFile ?? place?.keyFile;
  if (place && publicKeyFile === undefined) {
    throw new UsageError('verify with checkpoints takes their public key: --public-key <file>');
  }
  const publicKey = publicKeyFile === undefined ? null : await readPublicKey(publicKeyFile);
  const { streams, faults: found } = await verify(client, system, verifying);
  const signed =
    place?.folder !== undefined && publicKey
      ? await verifyCheckpoints(client, system, place.folder, publicKey)
      : null;
  const faults = [...found, ...(signed?.faults ?? [])];
  const counts = signed ? `${signed.checkpoints} checkpoints, ` : '';
  return {
    code: faults.length === 0 ? 0 : 1,
    counts: { streams, checkpoints: signed?.checkpoints ?? 0, faults: faults.length },
    result: { streams, checkpoints: signed?.checkpoints ?? null, faults },
    lines: [
      `${streams} streams, ${counts}${faults.length} faults`,
      ...faults.map(
        ({ aggregate, streamId, fault, detail }) => `${aggregate} ${streamId}: ${fault}: ${detail}`,
      ),
    ],
  };
}
