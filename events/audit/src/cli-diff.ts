import type { ReadModel } from '@osta/subscription/read-model';

import { dropAside, makeAside } from './aside-schema.ts';
import {
  builtAlone,
  modelOf,
  print,
  progressOf,
  untilOf,
  type Audit,
  type Outcome,
} from './cli-audit.ts';
import { measureBuild, planBuild, planLine, unreadableLines } from './cli-build.ts';
import { copyTables } from './copy-tables.ts';
import { countParked } from './count-parked.ts';
import { diff, diffAsOf, type Difference } from './diff.ts';
import { inTransaction } from './in-transaction.ts';
import { atOneMoment, type Moment } from './moment.ts';
import { estimateWords } from './pace.ts';
import { rebuild, type Rebuilt } from './rebuild.ts';
import { differencesIn, findPace, type Counts } from './run-record.ts';

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

/** Where a comparison builds what it joins. */
interface Places {
  readonly live: string;
  readonly past: string;
  readonly now: string;
}

function placesOf({ name }: ReadModel): Places {
  const place = `audit_diff_${name}`;
  return { live: `${place}_live`, past: `${place}_past`, now: `${place}_now` };
}

/**
 * Compares a read model with what follows from the log, as both were at the moment when it begins. What it builds for
 * that is gone when it ends; what a killed run has left, the next one drops.
 */
export function compare(audit: Audit, model: ReadModel): Promise<Compared> {
  const { client, openSession } = audit;
  const places = placesOf(model);
  return builtAlone(audit, model, async () => {
    try {
      return await atOneMoment(openSession, (moment) => compareAt(audit, model, moment, places));
    } finally {
      // What was found does not depend on it
      for (const place of Object.values(places)) {
        await inTransaction(client, () => dropAside(client, place)).catch(() => undefined);
      }
    }
  });
}

async function compareAt(
  audit: Audit,
  model: ReadModel,
  moment: Moment,
  { live, past, now }: Places,
): Promise<Compared> {
  const { client, system, options } = audit;
  const until = untilOf(audit);
  // First of all, while nobody who migrates or exchanges them waits for long
  await inTransaction(client, () => makeAside(client, live));
  const tables = model.tables.map(({ name, key, compared }) => ({
    name,
    columns: [...new Set([...key, ...compared])],
  }));
  await copyTables(client, moment, tables, { from: model.schema, to: live });
  const parked = await countParked(moment.reader, model);
  const building = (place: string, end: typeof until): Promise<Rebuilt> =>
    rebuild({ client, moment }, system, model, {
      until: end,
      into: place,
      isAppliedOnly: true,
      onProgress: progressOf(audit, `events of ${model.name}`),
      pageSize: options.throttle,
    });
  if (until === null) {
    const rebuilt = await building(now, null);
    const differences = await diff(client, model, { live, rebuilt: now });
    return { rebuilt, parked, differences, later: null };
  }
  const rebuilt = await building(past, until);
  const { ahead } = await building(now, null);
  const found = await diffAsOf(client, model, { live, past, now });
  return { rebuilt: { ...rebuilt, ahead }, parked, ...found };
}

/** What is printed and recorded of one comparison. */
interface Comparison {
  /** For `--json`. */
  readonly result: unknown;
  /** One line, and more where something is to be told. */
  readonly lines: readonly string[];
  readonly counts: Counts & { readonly events: number; readonly differences: number };
  readonly isWell: boolean;
}

async function compareOne(audit: Audit, model: ReadModel): Promise<Comparison> {
  const { rebuilt, differences, parked, later } = await compare(audit, model);
  const { events, ahead, unreadable } = rebuilt;
  const counts = {
    events,
    differences: differences.length,
    ahead,
    parked,
    unreadable: unreadable.length,
  };
  return {
    result: { model: model.name, events, ahead, parked, later, differences, unreadable },
    lines: [
      `${model.name}: ${events} events, ${differences.length} differences`,
      ...(later === null
        ? []
        : [`${later} rows have changed since ${audit.options.until}: not compared`]),
      ...(ahead > 0 ? [`${ahead} events are recorded and not applied yet: not compared`] : []),
      ...(parked > 0 ? [`${parked} streams are parked: see osta-audit parked list`] : []),
      ...differences.map(differenceLine),
      ...unreadableLines(rebuilt),
    ],
    counts,
    isWell: counts.differences === 0 && counts.unreadable === 0 && parked === 0,
  };
}

/** Tells what a comparison of all read models would read. */
async function planAll(audit: Audit): Promise<Outcome> {
  const { client, system, options } = audit;
  const plans = [];
  for (const model of system.models) plans.push(await measureBuild(audit, model, true));
  const events = plans.reduce((sum, plan) => sum + plan.events, 0);
  const perSecond = await findPace(client, options.command, null);
  print(audit, { models: plans, events, perSecond, isDryRun: true }, [
    ...plans.map(planLine),
    estimateWords(events, perSecond),
  ]);
  return { code: 0, counts: { planned: events } };
}

/** Compares one read model after the other, each at a moment of its own: a snapshot keeps dead rows from being swept. */
async function diffAll(audit: Audit): Promise<Outcome> {
  const compared: Comparison[] = [];
  const differing: Record<string, number> = {};
  for (const model of audit.system.models) {
    const comparison = await compareOne(audit, model);
    compared.push(comparison);
    const { differences } = comparison.counts;
    if (differences > 0) differing[differencesIn(model.name)] = differences;
  }
  const faulty = compared.filter(({ isWell }) => !isWell).length;
  const sumOf = (name: 'events' | 'differences'): number =>
    compared.reduce((sum, { counts }) => sum + counts[name], 0);
  print(
    audit,
    compared.map(({ result }) => result),
    [
      ...compared.flatMap(({ lines }) => lines),
      `${compared.length} read models, ${faulty} of them with something to look at`,
    ],
  );
  const counts = {
    models: compared.length,
    events: sumOf('events'),
    differences: sumOf('differences'),
    ...differing,
  };
  return { code: faulty === 0 ? 0 : 1, counts };
}

/** Compares a read model, or all of them, with what follows from the log. */
export async function runDiff(audit: Audit): Promise<Outcome> {
  const { isDryRun, model: name } = audit.options;
  if (name === undefined) return isDryRun ? planAll(audit) : diffAll(audit);
  const model = modelOf(audit);
  if (isDryRun) return planBuild(audit, model, true);
  const { result, lines, counts, isWell } = await compareOne(audit, model);
  print(audit, result, lines);
  return { code: isWell ? 0 : 1, counts };
}
