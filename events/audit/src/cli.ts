import { Client } from 'pg';

import { ForeignSchema } from './aside-schema.ts';
import { readPublicKey } from './audit-keys.ts';
import { makeRolesSql } from './audit-role.sql.ts';
import { becomeAuditor, RoleProblem } from './audit-role.ts';
import type { AuditSystem } from './audit-system.ts';
import { CheckpointProblem } from './checkpoint-folder.ts';
import { print, type Audit, type ExitCode, type Outcome, type Surroundings } from './cli-audit.ts';
import type { CommandName } from './cli-declaration.ts';
import { runDescribe, runList } from './cli-describe.ts';
import { runDiff } from './cli-diff.ts';
import { helpPage } from './cli-help.ts';
import {
  runCheckpoint,
  runEvents,
  runExplain,
  runExport,
  runParked,
  runRuns,
  runVerify,
} from './cli-log.ts';
import { runRebuild, runReset } from './cli-models.ts';
import { parseOptions, UsageError, type Asked, type CliOptions } from './cli-options.ts';
import { runEraseCheck } from './cli-people.ts';
import { runRepair } from './cli-repair.ts';
import { completion } from './completion.ts';
import { checkExport } from './export-folder.ts';
import { resumed } from './resume-run.ts';
import { recordRun } from './run-record.ts';
import { RebuildRefused } from './swap-tables.ts';

export type { ExitCode, Surroundings } from './cli-audit.ts';

const commands: Readonly<Record<CommandName, (audit: Audit) => Promise<Outcome>>> = {
  list: runList,
  describe: runDescribe,
  rebuild: runRebuild,
  diff: runDiff,
  repair: runRepair,
  verify: runVerify,
  'erase-check': runEraseCheck,
  checkpoint: runCheckpoint,
  'reset start': runReset,
  'reset pause': runReset,
  'reset resume': runReset,
  'reset swap': runReset,
  'reset status': runReset,
  'reset drop': runReset,
  'parked list': runParked,
  'parked show': runParked,
  'parked redrive': runParked,
  'parked discard': runParked,
  runs: runRuns,
  events: runEvents,
  explain: runExplain,
  export: runExport,
};

/** Runs one command and records who ran it, when, why, with which arguments and outcome. */
async function runRecorded(
  starting: Omit<Audit, 'runId'>,
  args: readonly string[],
): Promise<ExitCode> {
  const { client, options, surroundings } = starting;
  const { command, reason } = options;
  const { operator } = surroundings;
  const run = { command, arguments: args, operator, reason };
  const record = await recordRun(client, run).catch((error: unknown) => {
    surroundings.err(`This run is not recorded: ${wordsOf(error)}\n`);
    return null;
  });
  let outcome: Outcome = { code: 3, counts: {} };
  try {
    const asked = await resumed(client, options);
    outcome = await commands[command]({ ...starting, options: asked, runId: record?.id ?? null });
  } catch (error) {
    outcome = { code: codeOf(error), counts: {} };
    throw error;
  } finally {
    await record?.end(outcome.code, outcome.counts).catch((error: unknown) => {
      surroundings.err(`The end of this run is not recorded: ${wordsOf(error)}\n`);
    });
  }
  return outcome.code;
}

function wordsOf(error: unknown): string {
  // When several addresses of one machine fail together, there is a message of each and none of all
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map(wordsOf).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}

function codeOf(error: unknown): ExitCode {
  const isRefusal =
    error instanceof UsageError ||
    error instanceof ForeignSchema ||
    error instanceof CheckpointProblem ||
    error instanceof RebuildRefused ||
    error instanceof RoleProblem;
  return isRefusal ? 2 : 3;
}

async function runOnDatabase(
  args: readonly string[],
  options: CliOptions,
  system: AuditSystem,
  surroundings: Surroundings,
): Promise<ExitCode> {
  if (!URL.canParse(surroundings.databaseUrl)) {
    throw new UsageError('DATABASE_URL is missing or no address: give that of the database');
  }
  const openSession = (): Promise<Client> => sessionOf(system, surroundings);
  const client = await openSession();
  try {
    return await runRecorded({ client, openSession, system, options, surroundings }, args);
  } finally {
    await client.end();
  }
}

/** Opens a session with the rights of the auditor. */
async function sessionOf(
  { models }: AuditSystem,
  { databaseUrl, explain }: Surroundings,
): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'osta-audit' });
  // The running statement rejects with this error
  client.on('error', () => undefined);
  await client.connect().catch((cause: unknown) => {
    throw new Error(explain?.(cause) ?? wordsOf(cause), { cause });
  });
  try {
    await becomeAuditor(client, models);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

function printedFor(
  asked: Exclude<Asked, { readonly kind: 'command' | 'check' }>,
  { models }: AuditSystem,
): string {
  if (asked.kind === 'help') return helpPage();
  if (asked.kind === 'roles') return makeRolesSql(models);
  return completion(
    asked.shell,
    models.map(({ name }) => name),
  );
}

/**
 * Runs one `osta-audit` command.
 *
 * It holds connections to the database and nothing else: it can reach no socket server, mail or bus
 * (`replay-cannot-send` in the boundaries). They have the rights of the auditor, who can write to no schema of a
 * service (ADR 65).
 */
export async function runAudit(
  args: readonly string[],
  system: AuditSystem,
  surroundings: Surroundings,
): Promise<ExitCode> {
  try {
    const asked = parseOptions(args, surroundings.isProduction);
    if (asked.kind === 'command') {
      return await runOnDatabase(args, asked.options, system, surroundings);
    }
    if (asked.kind === 'check') {
      const publicKey = await readPublicKey(asked.publicKeyFile);
      const checked = await checkExport(asked.folder, publicKey);
      const { events, faults } = checked;
      const lines = [`${events} events, ${faults.length} faults`, ...faults];
      print({ options: asked, surroundings }, checked, lines);
      return faults.length === 0 ? 0 : 1;
    }
    surroundings.out(printedFor(asked, system));
    return 0;
  } catch (error) {
    surroundings.err(`${wordsOf(error)}\n`);
    return codeOf(error);
  }
}
