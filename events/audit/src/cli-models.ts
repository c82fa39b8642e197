import type { ReadModel } from '@osta/subscription/read-model';

import { asOwner } from './audit-role.ts';
import {
  modelOf,
  onOneSnapshot,
  print,
  progressOf,
  untilOf,
  type Audit,
  type Outcome,
} from './cli-audit.ts';
import { countParked } from './count-parked.ts';
import { diff, diffAsOf, type Difference } from './diff.ts';
import {
  askForSwap,
  dropRebuild,
  findRebuild,
  pauseRebuild,
  resumeRebuild,
  startRebuild,
  workOnRebuild,
  type RebuildStatus,
} from './live-rebuild.ts';
import { measureLog, sourcesOf } from './log-reader.ts';
import { estimateWords } from './pace.ts';
import { rebuild, type Rebuilt } from './rebuild.ts';
import { findPace } from './run-record.ts';

function unreadableLines({ unreadable }: Pick<Rebuilt, 'unreadable'>): readonly string[] {
  return unreadable.map(({ id, error }) => `unreadable ${id}: ${error}`);
}

/** Tells what a rebuild or a diff would read, and how long that may take. */
async function planOf(audit: Audit, isAppliedOnly: boolean): Promise<Outcome> {
  const { client, system, options } = audit;
  const model = modelOf(audit);
  const size = await measureLog(client, sourcesOf(system, model, isAppliedOnly), untilOf(audit));
  const perSecond = await findPace(client, options.command, model.name);
  // A diff with the past builds the model a second time, as it is now
  const events = isAppliedOnly && options.until !== undefined ? size.events * 2 : size.events;
  const plan = { model: model.name, topics: model.topics, tables: model.tables.length, events };
  print(audit, { ...plan, perSecond, isDryRun: true }, [
    `${model.name}: ${events} events of ${model.topics.join(', ')} would be read into ${plan.tables} tables aside`,
    estimateWords(events, perSecond),
  ]);
  return { code: 0, counts: { planned: events } };
}

/** Builds a read model aside and keeps it. */
export async function runRebuild(audit: Audit): Promise<Outcome> {
  const { client, system, options } = audit;
  const model = modelOf(audit);
  if (options.isDryRun) return planOf(audit, false);
  const rebuilt = await onOneSnapshot(audit, true, () =>
    rebuild(client, system, model, {
      until: untilOf(audit),
      into: options.into ?? `audit_${model.name}`,
      onProgress: progressOf(audit, 'events'),
      pageSize: options.throttle,
    }),
  );
  print(audit, rebuilt, [
    `${rebuilt.model}: ${rebuilt.events} events applied to schema ${rebuilt.schema}`,
    ...unreadableLines(rebuilt),
  ]);
  const unreadable = rebuilt.unreadable.length;
  return { code: unreadable === 0 ? 0 : 1, counts: { events: rebuilt.events, unreadable } };
}

/** Returns a difference as it is printed. */
export function differenceLine({ table, key, kind, fields }: Difference): string {
  const where = `${table} ${JSON.stringify(key)}`;
  if (kind === 'missing-live') return `${where}: not in the live read model`;
  if (kind === 'missing-rebuilt') return `${where}: not in the log`;
  const changes = Object.entries(fields).map(
    ([name, { live, rebuilt }]) =>
      `${name}: live ${JSON.stringify(live)}, from the log ${JSON.stringify(rebuilt)}`,
  );
  return `${where}: ${changes.join('; ')}`;
}

/** A read model beside what follows from the log. */
export interface Compared {
  readonly rebuilt: Rebuilt;
  readonly differences: readonly Difference[];
  readonly parked: number;
  /** Rows that events after `--until` have changed; null without `--until`. */
  readonly later: number | null;
}

/** Rebuilds a read model aside and compares it, in the transaction of the client. */
export async function compare(audit: Audit, model: ReadModel): Promise<Compared> {
  const { client, system, options } = audit;
  const until = untilOf(audit);
  const into = `audit_${model.name}`;
  const common = {
    isAppliedOnly: true,
    onProgress: progressOf(audit, 'events'),
    pageSize: options.throttle,
  };
  const rebuilt = await rebuild(client, system, model, { ...common, until, into });
  const parked = await countParked(client, model);
  if (until === null) {
    return { rebuilt, parked, differences: await diff(client, model, into), later: null };
  }
  const now = await rebuild(client, system, model, { ...common, until: null, into: `${into}_now` });
  const found = await diffAsOf(client, model, { past: into, now: now.schema });
  const { ahead } = now;
  return { rebuilt: { ...rebuilt, ahead }, parked, ...found };
}

/** Compares a read model with what follows from the log. */
export async function runDiff(audit: Audit): Promise<Outcome> {
  const model = modelOf(audit);
  if (audit.options.isDryRun) return planOf(audit, true);
  const { rebuilt, differences, parked, later } = await onOneSnapshot(audit, false, () =>
    compare(audit, model),
  );
  const { events, ahead, unreadable } = rebuilt;
  print(audit, { model: model.name, events, ahead, parked, later, differences, unreadable }, [
    `${model.name}: ${events} events, ${differences.length} differences`,
    ...(later === null
      ? []
      : [`${later} rows have changed since ${audit.options.until}: not compared`]),
    ...(ahead > 0 ? [`${ahead} events are recorded and not applied yet: not compared`] : []),
    ...(parked > 0 ? [`${parked} streams are parked: see osta-audit parked list`] : []),
    ...differences.map(differenceLine),
    ...unreadableLines(rebuilt),
  ]);
  const counts = {
    events,
    differences: differences.length,
    ahead,
    parked,
    unreadable: unreadable.length,
  };
  const isWell = counts.differences === 0 && counts.unreadable === 0 && parked === 0;
  return { code: isWell ? 0 : 1, counts };
}

function statusLine(status: RebuildStatus | undefined, name: string): string {
  if (!status) return `${name}: no rebuild`;
  const { state, done, total, reason, operator, error } = status;
  const trouble = error === null ? '' : `; it stopped: ${error}`;
  return `${name}: ${state}, ${done} of ${total} events (${operator}: ${reason})${trouble}`;
}

async function act(audit: Audit, model: ReadModel): Promise<void> {
  const { client, system, options, surroundings } = audit;
  const { command, reason = '' } = options;
  if (command === 'reset start') {
    const { operator } = surroundings;
    await startRebuild(client, system, model, { reason, operator, holds: options.holds });
  }
  if (command === 'reset pause') await pauseRebuild(client, model);
  if (command === 'reset resume') await resumeRebuild(client, model);
  if (command === 'reset swap') await askForSwap(client, model);
  if (command === 'reset drop') await dropRebuild(client, model);
  if (['reset start', 'reset resume', 'reset swap'].includes(command)) {
    await workOnRebuild(client, system, model, { onProgress: progressOf(audit, 'events') });
  }
}

/** Works on the live rebuild of a read model, and tells how far it is. */
export async function runReset(audit: Audit): Promise<Outcome> {
  const { client, options } = audit;
  const model = modelOf(audit);
  if (options.command !== 'reset status') await asOwner(client, model, () => act(audit, model));
  const status = await findRebuild(client, model);
  print(audit, status ?? null, [statusLine(status, model.name)]);
  return { code: 0, counts: status ? { events: status.done } : {} };
}
