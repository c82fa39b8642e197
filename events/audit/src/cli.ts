import { Instant } from '@osta/contracts/instant';
import type { ReadModel } from '@osta/subscription/read-model';
import { Client, escapeIdentifier } from 'pg';

import { ForeignSchema } from './aside-schema.ts';
import type { AuditSystem } from './audit-system.ts';
import { CheckpointProblem } from './checkpoint-folder.ts';
import { placeOf, signNew, verifyAll, type CheckpointPlace } from './cli-checkpoints.ts';
import {
  help,
  parseOptions,
  UsageError,
  type AuditCommand,
  type CliOptions,
} from './cli-options.ts';
import { diff, type Difference } from './diff.ts';
import { findEvents } from './find-events.ts';
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
import { lookAfterParked } from './parked.ts';
import { rebuild, type Progress, type Rebuilt } from './rebuild.ts';
import { findRuns, recordRun } from './run-record.ts';
import { RebuildRefused } from './swap-tables.ts';

/** The environment of one run of the command line. */
export interface Surroundings {
  readonly databaseUrl: string;
  /** The operator: the account on this machine. */
  readonly operator: string;
  /** Where checkpoints are and who signs them, unless the command line says it. */
  readonly checkpoints?: CheckpointPlace;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** 0 all is well, 1 differences or faults, 2 invalid or refused, 3 the database could not be read. */
export type ExitCode = 0 | 1 | 2 | 3;

interface Audit {
  readonly client: Client;
  readonly system: AuditSystem;
  readonly options: CliOptions;
  readonly surroundings: Surroundings;
}

function modelOf({ system, options }: Audit): ReadModel {
  const model = system.models.find(({ name }) => name === options.model);
  if (model) return model;
  const names = system.models.map(({ name }) => name).join(', ');
  throw new UsageError(`--model takes one of: ${names}`);
}

function progressOf({ options, surroundings }: Audit, counted: string): Progress {
  if (options.isQuiet) return () => undefined;
  return (done, total) => surroundings.err(`  ${done} of ${total} ${counted}\n`);
}

/** Prints a result as text or, with --json, as JSON. */
function print({ options, surroundings }: Audit, result: unknown, lines: readonly string[]): void {
  surroundings.out(
    options.isJson ? `${JSON.stringify(result, null, 2)}\n` : `${lines.join('\n')}\n`,
  );
}

function unreadableLines({ unreadable }: Rebuilt): readonly string[] {
  return unreadable.map(({ id, error }) => `unreadable ${id}: ${error}`);
}

interface Aside {
  readonly into: string;
  /** Whether to commit; otherwise it is rolled back. */
  readonly isKept: boolean;
  readonly isAppliedOnly: boolean;
}

/** Runs one rebuild in its own transaction, which is committed or rolled back as requested. */
async function rebuildAside<Result>(
  audit: Audit,
  { into, isKept, isAppliedOnly }: Aside,
  use: (rebuilt: Rebuilt) => Promise<Result>,
): Promise<Result> {
  const { client, system, options } = audit;
  // One snapshot for both sides: later commits belong to the next audit
  await client.query('begin isolation level repeatable read');
  try {
    const rebuilt = await rebuild(client, system, modelOf(audit), {
      until: options.until === undefined ? null : Instant.parse(options.until),
      into,
      isAppliedOnly,
      onProgress: progressOf(audit, 'events'),
    });
    const result = await use(rebuilt);
    await client.query(isKept ? 'commit' : 'rollback');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function runRebuild(audit: Audit): Promise<ExitCode> {
  const { options } = audit;
  const into = options.into ?? `audit_${modelOf(audit).name}`;
  const aside = { into, isKept: !options.isDryRun, isAppliedOnly: false };
  const rebuilt = await rebuildAside(audit, aside, async (result) => result);
  print(audit, { ...rebuilt, isDryRun: options.isDryRun }, [
    `${rebuilt.model}: ${rebuilt.events} events applied to schema ${rebuilt.schema}${options.isDryRun ? ' (dry run: nothing kept)' : ''}`,
    ...unreadableLines(rebuilt),
  ]);
  return rebuilt.unreadable.length === 0 ? 0 : 1;
}

function differenceLine({ table, key, kind, fields }: Difference): string {
  const where = `${table} ${JSON.stringify(key)}`;
  if (kind === 'missing-live') return `${where}: not in the live read model`;
  if (kind === 'missing-rebuilt') return `${where}: not in the log`;
  const changes = Object.entries(fields).map(
    ([name, { live, rebuilt }]) =>
      `${name}: live ${JSON.stringify(live)}, from the log ${JSON.stringify(rebuilt)}`,
  );
  return `${where}: ${changes.join('; ')}`;
}

/** Counts the parked streams of the model's subscriptions: their events are not in the live tables. */
async function countParked({ client }: Audit, model: ReadModel): Promise<number> {
  if (model.subscriptions.length === 0) return 0;
  const { rows } = await client.query<{ readonly parked: number }>(
    `select count(*)::int as parked from ${escapeIdentifier(model.schema)}.parked_stream where subscription = any($1)`,
    [model.subscriptions.map(({ name }) => name)],
  );
  return rows[0]?.parked ?? 0;
}

async function runDiff(audit: Audit): Promise<ExitCode> {
  const model = modelOf(audit);
  const into = `audit_${model.name}`;
  const aside = { into, isKept: false, isAppliedOnly: true };
  const { rebuilt, differences, parked } = await rebuildAside(audit, aside, async (result) => ({
    rebuilt: result,
    differences: await diff(audit.client, model, result.schema),
    parked: await countParked(audit, model),
  }));
  const { events, ahead, unreadable } = rebuilt;
  print(audit, { model: model.name, events, ahead, parked, differences, unreadable }, [
    `${model.name}: ${events} events, ${differences.length} differences`,
    ...(ahead > 0 ? [`${ahead} events are recorded and not applied yet: not compared`] : []),
    ...(parked > 0 ? [`${parked} streams are parked: see osta-audit parked list`] : []),
    ...differences.map(differenceLine),
    ...unreadableLines(rebuilt),
  ]);
  return differences.length === 0 && unreadable.length === 0 && parked === 0 ? 0 : 1;
}

async function runVerify(audit: Audit): Promise<ExitCode> {
  const { client, system, options, surroundings } = audit;
  const place = placeOf(options, surroundings.checkpoints);
  const progress = progressOf(audit, 'streams');
  const { code, result, lines } = await verifyAll(client, system, place, progress);
  print(audit, result, lines);
  return code;
}

async function runCheckpoint(audit: Audit): Promise<ExitCode> {
  const { client, system, options, surroundings } = audit;
  const place = placeOf(options, surroundings.checkpoints);
  const { result, lines } = await signNew(client, system, place);
  print(audit, result, lines);
  return 0;
}

async function runEvents(audit: Audit): Promise<ExitCode> {
  const { stream, type, actor, correlation, since, until, limit } = audit.options;
  const events = await findEvents(audit.client, audit.system, {
    limit,
    ...(stream !== undefined && { stream }),
    ...(type !== undefined && { type }),
    ...(actor !== undefined && { actor }),
    ...(correlation !== undefined && { correlation }),
    ...(since !== undefined && { since }),
    ...(until !== undefined && { until }),
  });
  print(
    audit,
    events,
    events.map(
      (event) =>
        `${event.time} ${event.subject} ${event.streamversion} ${event.type} by ${event.actor} ${JSON.stringify(event.data)}`,
    ),
  );
  return 0;
}

function statusLine(status: RebuildStatus | undefined, name: string): string {
  if (!status) return `${name}: no rebuild`;
  const { state, done, total, reason, operator, error } = status;
  const trouble = error === null ? '' : `; it stopped: ${error}`;
  return `${name}: ${state}, ${done} of ${total} events (${operator}: ${reason})${trouble}`;
}

async function runReset(audit: Audit): Promise<ExitCode> {
  const { client, system, options, surroundings } = audit;
  const model = modelOf(audit);
  const { action, reason = '' } = options;
  if (action === 'start') {
    const { operator } = surroundings;
    await startRebuild(client, system, model, { reason, operator, holds: options.holds });
  }
  if (action === 'pause') await pauseRebuild(client, model);
  if (action === 'resume') await resumeRebuild(client, model);
  if (action === 'swap') await askForSwap(client, model);
  if (action === 'drop') await dropRebuild(client, model);
  if (action === 'start' || action === 'resume' || action === 'swap') {
    await workOnRebuild(client, system, model, { onProgress: progressOf(audit, 'events') });
  }
  const status = await findRebuild(client, model);
  print(audit, status ?? null, [statusLine(status, model.name)]);
  return 0;
}

async function runParked(audit: Audit): Promise<ExitCode> {
  const { client, options, surroundings } = audit;
  const { code, result, lines } = await lookAfterParked(client, options, surroundings.operator);
  print(audit, result, lines);
  return code;
}

async function runRuns(audit: Audit): Promise<ExitCode> {
  const runs = await findRuns(audit.client, audit.options.limit);
  print(
    audit,
    runs,
    runs.map((run) => {
      const from = run.address === null ? '' : ` from ${run.address}`;
      const outcome = run.exit_code === null ? 'not ended' : `exit ${run.exit_code}`;
      return `${run.started_at.toISOString()} ${run.operator} as ${run.role}${from}: ${run.arguments.join(' ')} (${outcome})`;
    }),
  );
  return 0;
}

const commands = {
  rebuild: runRebuild,
  diff: runDiff,
  verify: runVerify,
  checkpoint: runCheckpoint,
  events: runEvents,
  runs: runRuns,
  reset: runReset,
  parked: runParked,
};

/** Runs one command and records who ran it, when, with which arguments and outcome. */
async function runRecorded(
  audit: Audit,
  command: AuditCommand,
  args: readonly string[],
): Promise<ExitCode> {
  const { client, surroundings } = audit;
  const record = await recordRun(client, {
    command,
    arguments: args,
    operator: surroundings.operator,
  }).catch((error: unknown) => {
    surroundings.err(`This run is not recorded: ${wordsOf(error)}\n`);
    return null;
  });
  let code: ExitCode = 3;
  try {
    code = await commands[command](audit);
  } catch (error) {
    code = codeOf(error);
    throw error;
  } finally {
    await record?.end(code).catch((error: unknown) => {
      surroundings.err(`The end of this run is not recorded: ${wordsOf(error)}\n`);
    });
  }
  return code;
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function codeOf(error: unknown): ExitCode {
  const isRefusal =
    error instanceof UsageError ||
    error instanceof ForeignSchema ||
    error instanceof CheckpointProblem ||
    error instanceof RebuildRefused;
  return isRefusal ? 2 : 3;
}

/**
 * Runs one `osta-audit` command.
 *
 * It holds one database connection and nothing else: it can reach no socket server, mail or bus
 * (`replay-cannot-send` in the boundaries).
 */
export async function runAudit(
  args: readonly string[],
  system: AuditSystem,
  surroundings: Surroundings,
): Promise<ExitCode> {
  try {
    const options = parseOptions(args);
    if (options.command === 'help') {
      surroundings.out(help);
      return 0;
    }
    const client = new Client({
      connectionString: surroundings.databaseUrl,
      application_name: 'osta-audit',
    });
    // The running statement rejects with this error
    client.on('error', () => undefined);
    await client.connect();
    try {
      const audit = { client, system, options, surroundings };
      return await runRecorded(audit, options.command, args);
    } finally {
      await client.end();
    }
  } catch (error) {
    surroundings.err(`${wordsOf(error)}\n`);
    return codeOf(error);
  }
}
