import { createHash, type KeyObject } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

import type { EventRow } from '@osta/event-store/event-row';
import type { ClientBase } from 'pg';

import type { AuditSystem } from './audit-system.ts';
import {
  makeExportFolder,
  writeManifest,
  type ExportedFile,
  type Manifest,
} from './export-folder.ts';
import { exportFormats } from './exported-event.ts';
import { countMatchingSql, nextMatchingSql } from './find-events.sql.ts';
import { filterValues, shownEvents, type EventFilter } from './find-events.ts';
import type { Progress } from './pace.ts';
import { logsOf } from './take-checkpoints.ts';

const fullPage = 2000;

export interface Exporting {
  /** New or empty. */
  readonly folder: string;
  /** Ed25519. */
  readonly privateKey: KeyObject;
  readonly filter: Omit<EventFilter, 'limit'>;
  readonly format: Manifest['format'];
  readonly showsNames: boolean;
  readonly operator: string;
  readonly reason: string | null;
  readonly onProgress?: Progress;
  readonly pageSize?: number | undefined;
}

/** Counts events over the files, for progress. */
interface Counted {
  readonly more: (events: number) => Promise<void> | void;
}

/**
 * Writes the events that match to one file for each service that has some, and a manifest with counts, ranges, hashes
 * and a signature. All files show one snapshot.
 *
 * @returns the manifest
 * @throws CheckpointProblem when something is in the folder
 */
export async function exportLog(
  client: ClientBase,
  system: AuditSystem,
  exporting: Exporting,
): Promise<Manifest> {
  const { folder, privateKey, filter, format, showsNames, operator, reason, onProgress } =
    exporting;
  await makeExportFolder(folder);
  await client.query('begin isolation level repeatable read read only');
  try {
    const counts = new Map<string, number>();
    for (const log of logsOf(system)) {
      const { rows } = await client.query<{ readonly events: number }>(countMatchingSql(log), [
        ...filterValues(filter),
      ]);
      counts.set(log, rows[0]?.events ?? 0);
    }
    const total = [...counts.values()].reduce((sum, events) => sum + events, 0);
    let done = 0;
    const counted: Counted = { more: (events) => onProgress?.((done += events), total) };
    const files: ExportedFile[] = [];
    for (const [log, events] of counts) {
      if (events > 0) files.push(await exportOne(client, system, exporting, { log, counted }));
    }
    const { stream, type, actor, correlation, since, until } = filter;
    const named = Object.entries({ stream, type, actor, correlation, since, until });
    const manifest: Manifest = {
      time: new Date().toISOString(),
      operator,
      reason,
      format,
      hasNames: showsNames,
      filter: Object.fromEntries(named.map(([name, value]) => [name, value ?? null])),
      files,
    };
    await writeManifest(folder, manifest, privateKey);
    return manifest;
  } finally {
    await client.query('rollback').catch(() => undefined);
  }
}

async function exportOne(
  client: ClientBase,
  system: AuditSystem,
  { folder, filter, format, showsNames, pageSize = fullPage }: Exporting,
  { log, counted }: { readonly log: string; readonly counted: Counted },
): Promise<ExportedFile> {
  const name = `${log}.${format}`;
  const text = nextMatchingSql(log);
  const limit = Math.min(pageSize, fullPage);
  const file = await open(path.join(folder, name), 'wx', 0o600);
  const written = writing(file);
  const { head, line } = exportFormats[format];
  let place: readonly [tx: string, position: string] = ['0', '0'];
  let events = 0;
  let from: string | null = null;
  let to: string | null = null;
  try {
    await written.write(head);
    for (;;) {
      const values = [...filterValues(filter), ...place, limit];
      const { rows } = await client.query<EventRow>(text, values);
      const last = rows.at(-1);
      if (!last) break;
      const shown = await shownEvents(client, system, rows, showsNames);
      await written.write(shown.map(line).join(''));
      from ??= shown[0]?.time ?? null;
      to = shown.at(-1)?.time ?? null;
      events += rows.length;
      place = [last.tx, last.position];
      await counted.more(rows.length);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { name, log, events, from, to, ...written.end() };
}

interface Written {
  readonly write: (text: string) => Promise<void>;
  readonly end: () => Pick<ExportedFile, 'bytes' | 'sha256'>;
}

/** Writes to a file, and keeps its length and hash. */
function writing(file: FileHandle): Written {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async write(text) {
      const buffer = Buffer.from(text);
      hash.update(buffer);
      bytes += buffer.length;
      await file.writeFile(buffer);
    },
    end: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}
