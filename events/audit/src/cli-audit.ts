import { Instant } from '@osta/contracts/instant';
import type { ReadModel } from '@osta/subscription/read-model';
import type { Client } from 'pg';

import type { AuditSystem } from './audit-system.ts';
import type { CheckpointPlace } from './cli-checkpoints.ts';
import { UsageError, type CliOptions } from './cli-options.ts';
import type { OpenSession } from './moment.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { pacing, type Progress } from './pace.ts';
import type { Counts } from './run-record.ts';

/** The environment of one run of the command line. */
export interface Surroundings {
  readonly databaseUrl: string;
  /** The operator: the account on this machine. */
  readonly operator: string;
  /** Whether every run has to say why; default no. */
  readonly isProduction?: boolean;
  /** Whether a person looks at standard error; default no. */
  readonly isTerminal?: boolean;
  /** Where checkpoints are and who signs them, unless the command line says it. */
  readonly checkpoints?: CheckpointPlace;
  /** Returns what to do about a database that cannot be used, in one sentence; null for every other error. */
  readonly explain?: (error: unknown) => string | null;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** 0 all is well, 1 differences or faults, 2 invalid or refused, 3 the database could not be read. */
export type ExitCode = 0 | 1 | 2 | 3;

/** The end of a command, as it is recorded. */
export interface Outcome {
  readonly code: ExitCode;
  readonly counts: Counts;
}

/** A command at work. */
export interface Audit {
  readonly client: Client;
  readonly openSession: OpenSession;
  readonly system: AuditSystem;
  readonly options: CliOptions;
  readonly surroundings: Surroundings;
  /** The id under which it is recorded; null where it cannot be. */
  readonly runId: string | null;
}

/**
 * Returns the read model that the command line names.
 *
 * @throws UsageError with the names that there are
 */
export function modelOf({ system, options }: Audit): ReadModel {
  const model = system.models.find(({ name }) => name === options.model);
  if (model) return model;
  const names = system.models.map(({ name }) => name).join(', ');
  throw new UsageError(`--model takes one of: ${names}`);
}

/** Returns the moment of `--until`; null without one. */
export function untilOf({ options }: Audit): Instant | null {
  return options.until === undefined ? null : Instant.parse(options.until);
}

/** Returns what tells the progress of counted things and keeps the throttle. */
export function progressOf({ options, surroundings }: Audit, counted: string): Progress {
  const isShown = options.showsProgress || surroundings.isTerminal === true;
  return pacing({
    counted,
    throttle: options.throttle,
    say: isShown && !options.isQuiet ? surroundings.err : undefined,
  });
}

/** Prints a result as text or, with --json, as JSON. */
export function print(
  {
    options: { isJson },
    surroundings,
  }: { readonly options: Pick<CliOptions, 'isJson'>; readonly surroundings: Surroundings },
  result: unknown,
  lines: readonly string[],
): void {
  surroundings.out(isJson ? `${JSON.stringify(result, null, 2)}\n` : `${lines.join('\n')}\n`);
}

/** Lets a command have what it builds for itself: waits, and says so, while another one builds the same. */
export function builtAlone<Result>(
  { client, options, surroundings }: Audit,
  model: ReadModel,
  work: () => Promise<Result>,
): Promise<Result> {
  const say = (): void => {
    if (!options.isQuiet) surroundings.err(`Waits for another run that builds ${model.name}\n`);
  };
  return oneAtATime(client, `build ${model.name}`, say, work);
}
