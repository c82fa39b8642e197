import { isDeepStrictEqual } from 'node:util';

import { readPrivateKey } from './audit-keys.ts';
import { print, progressOf, type Audit, type Outcome } from './cli-audit.ts';
import { placeOf, signNew, verifyAll } from './cli-checkpoints.ts';
import { UsageError } from './cli-options.ts';
import { countMatching, exportLog } from './export-log.ts';
import { findEvents } from './find-events.ts';
import { findStory } from './find-story.ts';
import { estimateWords, tookWords } from './pace.ts';
import { lookAfterParked } from './parked.ts';
import { partsOf } from './run-parts.ts';
import { findPace, findRuns, type AuditRun } from './run-record.ts';
import { storyTree } from './story-tree.ts';
import { measureVerify, stepsOf, type Fault, type VerifyPlace } from './verify.ts';

/** Verifies rows, versions, hashes and checkpoints. */
export async function runVerify(audit: Audit): Promise<Outcome> {
  const { client, system, options, surroundings, runId } = audit;
  if (options.isDryRun) {
    const streams = await measureVerify(client, system);
    const perSecond = await findPace(client, options.command, null);
    print(audit, { streams, perSecond, isDryRun: true }, [
      `${streams} streams would be folded, and the hashes of all events walked`,
      estimateWords(streams, perSecond),
    ]);
    return { code: 0, counts: { planned: streams } };
  }
  const place = placeOf(options, surroundings.checkpoints);
  const progress = progressOf(audit, 'streams');
  const resumes = options.resume ?? null;
  const scope = [...stepsOf(system), `checkpoints: ${place?.folder ?? 'none'}`];
  const parts = await partsOf<VerifyPlace, Fault>(client, { runId, resumes });
  if (parts.place && !isDeepStrictEqual(parts.place.scope, scope)) {
    throw new UsageError(
      `The run ${resumes} had other services or another folder of checkpoints: begin a new one`,
    );
  }
  const { code, result, lines, counts } = await verifyAll(client, system, place, {
    parts,
    scope,
    onProgress: progress,
    pageSize: options.throttle,
  });
  print(audit, result, lines);
  return { code, counts };
}

/** Signs what was recorded since the last checkpoint. */
export async function runCheckpoint(audit: Audit): Promise<Outcome> {
  const { client, system, options, surroundings } = audit;
  const place = placeOf(options, surroundings.checkpoints);
  const { code, result, lines, counts } = await signNew(client, system, place);
  print(audit, result, lines);
  return { code, counts };
}

/** Prints events of the log. */
export async function runEvents(audit: Audit): Promise<Outcome> {
  const { client, system, options } = audit;
  const events = await findEvents(client, system, options, options.showsNames);
  print(
    audit,
    events,
    events.map(
      (event) =>
        `${event.time} ${event.subject} ${event.streamversion} ${event.type} by ${event.actor} ${JSON.stringify(event.data)}`,
    ),
  );
  return { code: 0, counts: { events: events.length } };
}

/** Lists, shows, redrives or discards parked events. */
export async function runParked(audit: Audit): Promise<Outcome> {
  const { client, options, surroundings } = audit;
  const { code, result, lines, counts } = await lookAfterParked(
    client,
    options,
    surroundings.operator,
  );
  print(audit, result, lines);
  return { code, counts };
}

function runLine(run: AuditRun): string {
  const from = run.address === null ? '' : ` from ${run.address}`;
  const counts = Object.entries(run.counts ?? {}).map(([name, count]) => `, ${count} ${name}`);
  const ended = `exit ${run.exit_code} after ${tookWords(run.milliseconds ?? 0)}${counts.join('')}`;
  const reason = run.reason === null ? '' : ` because: ${run.reason}`;
  return `${run.started_at.toISOString()} ${run.operator} as ${run.role}${from}: ${run.arguments.join(' ')} (${run.state === 'ended' ? ended : run.state})${reason}`;
}

/** Lists the runs of the tool. */
export async function runRuns(audit: Audit): Promise<Outcome> {
  const runs = await findRuns(audit.client, audit.options.limit);
  print(audit, runs, runs.map(runLine));
  return { code: 0, counts: { runs: runs.length } };
}

/** Tells what an event, a click or a command caused. */
export async function runExplain(audit: Audit): Promise<Outcome> {
  const { client, system, options } = audit;
  const { id, limit } = options;
  if (id === undefined) throw new UsageError('explain takes an id: --id <id>');
  const story = await findStory(client, system, id, limit);
  if (story.length === 0) {
    throw new UsageError(
      `No event, correlation or command has the id ${id}; for a stream see events --stream`,
    );
  }
  const rest = story.length === limit ? [`These are the first ${limit}: --limit shows more`] : [];
  print(audit, story, [...storyTree(story), ...rest]);
  return { code: 0, counts: { events: story.length } };
}

/** Exports the log, or a part of it, to a folder. */
export async function runExport(audit: Audit): Promise<Outcome> {
  const { client, system, options, surroundings, runId } = audit;
  const { folder, isCsv, showsNames, reason = null } = options;
  if (options.isDryRun) {
    const events = await countMatching(client, system, options);
    const perSecond = await findPace(client, options.command, null);
    print(audit, { events, perSecond, isDryRun: true }, [
      `${events} events would be written to ${folder}`,
      estimateWords(events, perSecond),
    ]);
    return { code: 0, counts: { planned: events } };
  }
  const keyFile = options.keyFile ?? (surroundings.checkpoints?.keyFile || undefined);
  if (folder === undefined || keyFile === undefined) {
    throw new UsageError('export takes a folder and a private key: --folder <folder> --key <file>');
  }
  const privateKey = await readPrivateKey(keyFile);
  const manifest = await exportLog(client, system, {
    folder,
    privateKey,
    filter: options,
    format: isCsv ? 'csv' : 'jsonl',
    showsNames,
    operator: surroundings.operator,
    reason,
    runId,
    resumes: options.resume ?? null,
    onProgress: progressOf(audit, 'events'),
    pageSize: options.throttle,
  });
  const events = manifest.files.reduce((sum, file) => sum + file.events, 0);
  print(audit, manifest, [
    `${events} events in ${manifest.files.length} files of ${folder}, signed`,
    ...manifest.files.map(({ name, events: many, sha256 }) => `${name}: ${many} events, ${sha256}`),
  ]);
  return { code: 0, counts: { events, files: manifest.files.length } };
}
