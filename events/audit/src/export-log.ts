import type { KeyObject } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import type { EventRow } from '@osta/event-store/event-row';
import type { ClientBase } from 'pg';

import type { AuditSystem } from './audit-system.ts';
import { CheckpointProblem } from './checkpoint-folder.ts';
import { findChanged, makeExportFolder, writeManifest, type Manifest } from './export-folder.ts';
import { exportFormats } from './exported-event.ts';
import { countMatchingSql, nextMatchingSql, snapshotSql, startSql } from './find-events.sql.ts';
import { filterValues, shownEvents, type EventFilter } from './find-events.ts';
import type { Progress } from './pace.ts';
import { logsOf } from './take-checkpoints.ts';
import {
  endUnfinished,
  readUnfinished,
  writeUnfinished,
  type UnfinishedExport,
  type UnfinishedFile,
} from './unfinished-export.ts';
import { writtenFile } from './written-file.ts';

const fullPage = 2000;

export interface Exporting {
  /** New or empty, unless an export is gone on with. */
  readonly folder: string;
  /** Ed25519. */
  readonly privateKey: KeyObject;
  readonly filter: Omit<EventFilter, 'limit'>;
  readonly format: Manifest['format'];
  readonly showsNames: boolean;
  readonly operator: string;
  readonly reason: string | null;
  /** The run that does it; null where it is not recorded. */
  readonly runId: string | null;
  /** The run whose export is gone on with; null: a new one begins. */
  readonly resumes: string | null;
  readonly onProgress?: Progress;
  readonly pageSize?: number | undefined;
}

/**
 * Writes the events that match to one file for each service that has some, and a manifest with counts, ranges, hashes
 * and a signature. All files show one snapshot. The folder says after each page how far it is, so that another run can go
 * on: it sees what the snapshot of the first run has seen.
 *
 * @returns the manifest
 * @throws CheckpointProblem when something else is in the folder, or the log or the folder is not what it was
 */
export async function exportLog(
  client: ClientBase,
  system: AuditSystem,
  exporting: Exporting,
): Promise<Manifest> {
  const { folder, privateKey, operator, reason } = exporting;
  await client.query('begin isolation level repeatable read read only');
  try {
    let unfinished = await beginOrGoOn(client, system, exporting);
    for (const log of logsOf(system)) {
      if (unfinished.files.some((file) => file.log === log)) continue;
      unfinished = await exportOne(client, system, exporting, { log, unfinished });
    }
    const { time, asked, files, total } = unfinished;
    const events = files.reduce((sum, file) => sum + file.events, 0);
    if (events !== total) {
      throw new CheckpointProblem(
        `The log had ${total} such events when the export began, and it found ${events}: run osta-audit verify`,
      );
    }
    const manifest: Manifest = { time, operator, reason, ...asked, files };
    await writeManifest(folder, manifest, privateKey);
    await endUnfinished(folder);
    return manifest;
  } finally {
    await client.query('rollback').catch(() => undefined);
  }
}

/** Counts the events that an export would write. */
export async function countMatching(
  client: ClientBase,
  system: Pick<AuditSystem, 'sources'>,
  filter: Omit<EventFilter, 'limit'>,
): Promise<number> {
  let total = 0;
  for (const log of logsOf(system)) {
    const { rows } = await client.query<{ readonly events: number }>(countMatchingSql(log), [
      ...filterValues(filter),
    ]);
    total += rows[0]?.events ?? 0;
  }
  return total;
}

function askedOf({ filter, format, showsNames }: Exporting): UnfinishedExport['asked'] {
  const { stream, type, actor, correlation, since, until, text } = filter;
  const named = Object.entries({ stream, type, actor, correlation, since, until, text });
  return {
    format,
    hasNames: showsNames,
    filter: Object.fromEntries(named.map(([name, value]) => [name, value ?? null])),
  };
}

/** Returns how far an export is: nowhere, unless it goes on with that of an earlier run. */
async function beginOrGoOn(
  client: ClientBase,
  system: AuditSystem,
  exporting: Exporting,
): Promise<UnfinishedExport> {
  const { folder, filter, privateKey, runId, resumes } = exporting;
  const asked = askedOf(exporting);
  const starts: Record<string, string> = {};
  for (const log of logsOf(system)) {
    const { rows } = await client.query<{ readonly start: string }>(startSql(log));
    starts[log] = rows[0]?.start ?? '0';
  }
  if (resumes !== null) {
    const earlier = await readUnfinished(folder, resumes, privateKey);
    if (!isDeepStrictEqual(earlier.starts, starts)) {
      throw new CheckpointProblem('The database was restored since: begin a new export');
    }
    if (!isDeepStrictEqual(earlier.asked, asked)) {
      throw new CheckpointProblem(`The run ${resumes} exports something else: begin a new export`);
    }
    const [changed] = await findChanged(folder, earlier.files);
    if (changed !== undefined) throw new CheckpointProblem(`${changed}: begin a new export`);
    return { ...earlier, runId };
  }
  await makeExportFolder(folder);
  const { rows } = await client.query<{ readonly snapshot: string }>(snapshotSql);
  const total = await countMatching(client, system, filter);
  const snapshot = rows[0]?.snapshot ?? '';
  const time = new Date().toISOString();
  return { runId, time, asked, snapshot, starts, total, files: [], current: null };
}

/** Writes the file of one log, from where it is; without events there is none. */
async function exportOne(
  client: ClientBase,
  system: AuditSystem,
  exporting: Exporting,
  { log, unfinished }: { readonly log: string; readonly unfinished: UnfinishedExport },
): Promise<UnfinishedExport> {
  const { folder, privateKey, filter, format, showsNames, onProgress } = exporting;
  const { pageSize = fullPage } = exporting;
  const name = `${log}.${format}`;
  const text = nextMatchingSql(log);
  const limit = Math.min(pageSize, fullPage);
  const { snapshot, starts, total, files } = unfinished;
  const { head, line } = exportFormats[format];
  const before = files.reduce((sum, file) => sum + file.events, 0);
  // Logs without events have no file, so they come by again before the one that was cut off
  const { current: cutOff } = unfinished;
  let current = cutOff?.log === log ? cutOff : beginningOf(name, log);
  const written = await writtenFile(path.join(folder, name), current);
  try {
    if (current.bytes === 0) await written.write(head);
    for (;;) {
      const values = [...filterValues(filter), ...current.place, limit, snapshot, starts[log]];
      const { rows } = await client.query<EventRow>(text, values);
      const last = rows.at(-1);
      if (!last) break;
      const shown = await shownEvents(client, system, rows, showsNames);
      await written.write(shown.map(line).join(''));
      current = {
        name,
        log,
        from: current.from ?? shown[0]?.time ?? null,
        to: shown.at(-1)?.time ?? null,
        events: current.events + rows.length,
        place: [last.tx, last.position],
        ...(await written.keep()),
      };
      await writeUnfinished(folder, { ...unfinished, current }, privateKey);
      await onProgress?.(before + current.events, total);
    }
  } finally {
    await written.close();
  }
  const { place: _, ...file } = current;
  if (file.events === 0) {
    await rm(path.join(folder, name));
    return unfinished;
  }
  const next = { ...unfinished, files: [...files, file], current: null };
  await writeUnfinished(folder, next, privateKey);
  return next;
}

function beginningOf(name: string, log: string): UnfinishedFile {
  return { name, log, events: 0, from: null, to: null, bytes: 0, sha256: '', place: ['0', '0'] };
}
