import type { ReadModel } from '@osta/subscription/read-model';

import { print, untilOf, type Audit, type Outcome } from './cli-audit.ts';
import { measureLog, sourcesOf } from './log-reader.ts';
import { estimateWords } from './pace.ts';
import type { Rebuilt } from './rebuild.ts';
import { findPace } from './run-record.ts';

/** What building a read model aside would read. */
interface BuildPlan {
  readonly model: string;
  readonly topics: readonly string[];
  /** Number of tables. */
  readonly tables: number;
  readonly events: number;
}

/** Measures what a rebuild or a diff of a read model would read. */
export async function measureBuild(
  audit: Audit,
  model: ReadModel,
  isAppliedOnly: boolean,
): Promise<BuildPlan> {
  const { client, system } = audit;
  const until = untilOf(audit);
  const size = await measureLog(client, sourcesOf(system, model, isAppliedOnly), until);
  // A diff with the past builds the model a second time, as it is now
  const events = isAppliedOnly && until !== null ? size.events * 2 : size.events;
  return { model: model.name, topics: model.topics, tables: model.tables.length, events };
}

/** Returns a plan as it is printed. */
export function planLine({ model, topics, tables, events }: BuildPlan): string {
  return `${model}: ${events} events of ${topics.join(', ')} would be read into ${tables} tables aside`;
}

/** Tells what a rebuild or a diff of one read model would read, and how long that may take. */
export async function planBuild(
  audit: Audit,
  model: ReadModel,
  isAppliedOnly: boolean,
): Promise<Outcome> {
  const plan = await measureBuild(audit, model, isAppliedOnly);
  const perSecond = await findPace(audit.client, audit.options.command, model.name);
  print(audit, { ...plan, perSecond, isDryRun: true }, [
    planLine(plan),
    estimateWords(plan.events, perSecond),
  ]);
  return { code: 0, counts: { planned: plan.events } };
}

/** Returns the events that could not be read, as they are printed. */
export function unreadableLines({ unreadable }: Pick<Rebuilt, 'unreadable'>): readonly string[] {
  return unreadable.map(({ id, error }) => `unreadable ${id}: ${error}`);
}
