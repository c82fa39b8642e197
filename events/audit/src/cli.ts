import { Instant } from '@osta/contracts/instant';
import type { ReadModel } from '@osta/subscription/read-model';
import { Client } from 'pg';

import { ForeignSchema } from './aside-schema.ts';
import type { AuditSystem } from './audit-system.ts';
import { help, parseOptions, UsageError, type CliOptions } from './cli-options.ts';
import { diff, type Difference } from './diff.ts';
import { findEvents } from './find-events.ts';
import { rebuild, type Progress, type Rebuilt } from './rebuild.ts';
import { verify } from './verify.ts';

/** Where the command line is run. */
export interface Surroundings {
  readonly databaseUrl: string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** 0 all is well, 1 differences or faults, 2 not understood or refused, 3 the database could not be read. */
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

function progressOf({ options, surroundings }: Audit): Progress {
  if (options.isQuiet) return () => undefined;
  return (done, total) => surroundings.err(`  ${done} of ${total} events\n`);
}

/** Prints a result for people or, with --json, for programs. */
function print({ options, surroundings }: Audit, result: unknown, lines: readonly string[]): void {
  surroundings.out(
    options.isJson ? `${JSON.stringify(result, null, 2)}\n` : `${lines.join('\n')}\n`,
  );
}

function unreadableLines({ unreadable }: Rebuilt): readonly string[] {
  return unreadable.map(({ id, error }) => `unreadable ${id}: ${error}`);
}

/** One rebuild in a transaction of its own; kept or rolled back as told. */
async function rebuildAside<Result>(
  audit: Audit,
  into: string,
  isKept: boolean,
  use: (rebuilt: Rebuilt) => Promise<Result>,
): Promise<Result> {
  const { client, system, options } = audit;
  // One moment for both sides: what commits while the audit reads belongs to the next audit
  await client.query('begin isolation level repeatable read');
  try {
    const rebuilt = await rebuild(client, system, modelOf(audit), {
      until: options.until === undefined ? null : Instant.parse(options.until),
      into,
      onProgress: progressOf(audit),
    });
    const result = await use(rebuilt);
    await client.query(isKept ? 'commit' : 'rollback');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function runRebuild(audit: Audit): Promise<ExitCode> {
  const { options } = audit;
  const into = options.into ?? `audit_${modelOf(audit).name}`;
  const rebuilt = await rebuildAside(audit, into, !options.isDryRun, async (result) => result);
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

async function runDiff(audit: Audit): Promise<ExitCode> {
  const model = modelOf(audit);
  const deadline = Date.now() + audit.options.settleSeconds * 1000;
  for (;;) {
    const { rebuilt, differences } = await rebuildAside(
      audit,
      `audit_${model.name}`,
      false,
      async (result) => ({
        rebuilt: result,
        differences: await diff(audit.client, model, result.schema),
      }),
    );
    const agrees = differences.length === 0 && rebuilt.unreadable.length === 0;
    // The live projector may be a few events behind the log: that is lag, not a difference
    if (agrees || Date.now() >= deadline) {
      print(
        audit,
        {
          model: model.name,
          events: rebuilt.events,
          differences,
          unreadable: rebuilt.unreadable,
        },
        [
          `${model.name}: ${rebuilt.events} events, ${differences.length} differences`,
          ...differences.map(differenceLine),
          ...unreadableLines(rebuilt),
        ],
      );
      return agrees ? 0 : 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function runVerify(audit: Audit): Promise<ExitCode> {
  const { streams, faults } = await verify(audit.client, audit.system);
  print(audit, { streams, faults }, [
    `${streams} streams, ${faults.length} faults`,
    ...faults.map(
      ({ aggregate, streamId, fault, detail }) => `${aggregate} ${streamId}: ${fault}: ${detail}`,
    ),
  ]);
  return faults.length === 0 ? 0 : 1;
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

const commands = { rebuild: runRebuild, diff: runDiff, verify: runVerify, events: runEvents };

/**
 * Runs one `osta-audit` command.
 *
 * It holds one database connection and nothing else: no socket server, no mail, no bus can be
 * reached from here (`replay-cannot-send` in the boundaries).
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
    const client = new Client({ connectionString: surroundings.databaseUrl });
    await client.connect();
    try {
      return await commands[options.command]({ client, system, options, surroundings });
    } finally {
      await client.end();
    }
  } catch (error) {
    surroundings.err(`${error instanceof Error ? error.message : String(error)}\n`);
    return error instanceof UsageError || error instanceof ForeignSchema ? 2 : 3;
  }
}
