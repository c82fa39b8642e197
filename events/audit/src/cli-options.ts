import { parseArgs } from 'node:util';

import {
  commandNames,
  declared,
  everywhere,
  options as declaredOptions,
  type CommandName,
  type OptionName,
} from './cli-declaration.ts';
import { shells, type Shell } from './completion.ts';

/** The command line is invalid. The message says what was expected. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What a command that works on the database is asked for. */
export interface CliOptions {
  readonly command: CommandName;
  readonly reason: string | undefined;
  readonly id: string | undefined;
  readonly subscription: string | undefined;
  readonly event: string | undefined;
  /** The run to go on with. */
  readonly resume: string | undefined;
  /** An id in the key of rows. */
  readonly subject: string | undefined;
  /** An erased person. */
  readonly person: string | undefined;
  readonly waitSeconds: number;
  readonly model: string | undefined;
  readonly until: string | undefined;
  readonly since: string | undefined;
  readonly into: string | undefined;
  readonly stream: string | undefined;
  readonly type: string | undefined;
  readonly actor: string | undefined;
  readonly correlation: string | undefined;
  /** A part of what is shown of events. */
  readonly text: string | undefined;
  readonly limit: number;
  readonly folder: string | undefined;
  readonly isCsv: boolean;
  readonly checkpoints: string | undefined;
  /** File with the private key that signs checkpoints. */
  readonly keyFile: string | undefined;
  readonly publicKeyFile: string | undefined;
  /** Events or streams a second, at most. */
  readonly throttle: number | undefined;
  /** Whether the words of people are shown. */
  readonly showsNames: boolean;
  /** Whether a live rebuild holds before the swap. */
  readonly holds: boolean;
  readonly isDryRun: boolean;
  readonly isJson: boolean;
  readonly showsProgress: boolean;
  readonly isQuiet: boolean;
}

/** What a command line asks for. */
export type Asked =
  | { readonly kind: 'help' }
  | { readonly kind: 'roles' }
  | {
      readonly kind: 'check';
      readonly folder: string;
      readonly publicKeyFile: string;
      readonly isJson: boolean;
    }
  | { readonly kind: 'completion'; readonly shell: Shell }
  | { readonly kind: 'command'; readonly options: CliOptions };

function moment(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (Number.isNaN(time.getTime()) || !/^\d{4}-\d{2}-\d{2}/u.test(text)) {
    throw new UsageError(`--${name} takes a moment like 2026-03-01T07:30:00.000Z, not ${text}`);
  }
  return time.toISOString();
}

function count(name: string, text: string, least: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least) {
    throw new UsageError(`--${name} takes a whole number of at least ${least}, not ${text}`);
  }
  return number;
}

function uuid(name: string, text: string | undefined): string | undefined {
  // Ids are stored in small letters, and compared as texts in keys and in events
  const id = text?.toLowerCase();
  if (id === undefined || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(id)) return id;
  throw new UsageError(`--${name} takes an id, not ${text}`);
}

function parse(args: readonly string[]): {
  readonly positionals: readonly string[];
  readonly values: ReadonlyMap<string, string | true>;
} {
  const known = Object.fromEntries(
    Object.entries(declaredOptions).map(([name, option]) => [
      name,
      { type: 'value' in option ? ('string' as const) : ('boolean' as const) },
    ]),
  );
  try {
    const parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      strict: true,
      options: known,
    });
    const values = new Map<string, string | true>();
    for (const [name, value] of Object.entries(parsed.values)) {
      if (typeof value === 'string') values.set(name, value);
      else if (value === true) values.set(name, true);
    }
    return { positionals: parsed.positionals, values };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** What a run that goes on with another one is asked for by itself; everything else is as it was. */
const goWithResume: ReadonlySet<string> = new Set(['resume', 'throttle', ...everywhere]);

/** Returns the command of these words; says which words go on where the first one stands for several. */
function commandOf(words: readonly string[]): CommandName {
  const name = words.join(' ');
  const command = commandNames.find((each) => each === name);
  if (command) return command;
  const actions = commandNames
    .filter((each) => each.startsWith(`${words[0]} `))
    .map((each) => each.split(' ')[1]);
  if (actions.length > 0) throw new UsageError(`${words[0]} takes one of: ${actions.join(', ')}`);
  throw new UsageError(`There is no command ${name}; try --help`);
}

/** Whether the run has to be explained, and in which words that is asked for. */
function reasonFor(
  command: CommandName,
  has: (name: OptionName) => boolean,
  isProduction: boolean,
): string | undefined {
  if (has('names')) return '--names takes a reason, which is kept: --reason "…"';
  if (declared(command).reason === 'work' && !has('dry-run')) {
    return `${command} takes a reason, which is kept: --reason "…"`;
  }
  return isProduction
    ? 'In production every run takes a reason, which is kept: --reason "…"'
    : undefined;
}

/**
 * Reads the command line.
 *
 * @param isProduction whether every run has to say why
 * @throws UsageError with a sentence that says what was expected
 */
export function parseOptions(args: readonly string[], isProduction = false): Asked {
  const { values, positionals } = parse(args);
  const has = (name: OptionName): boolean => values.has(name);
  const text = (name: OptionName): string | undefined => {
    const value = values.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  if (has('help') || positionals.length === 0) return { kind: 'help' };
  const [first, ...rest] = positionals;
  if (first === 'roles' && rest.length === 0) return { kind: 'roles' };
  if (first === 'completion') {
    const shell = shells.find((each) => each === rest.join(' '));
    if (shell) return { kind: 'completion', shell };
    throw new UsageError(`completion takes one of: ${shells.join(', ')}`);
  }

  const command = commandOf(positionals);
  const { requires = [], takes = [] } = declared(command);
  const allowed = new Set<string>([...requires, ...takes, ...everywhere]);
  const stranger = [...values.keys()].find((name) => !allowed.has(name));
  if (stranger !== undefined) {
    throw new UsageError(`${command} takes no --${stranger}; see --help`);
  }
  const given = has('resume')
    ? [...values.keys()].find((name) => !goWithResume.has(name))
    : undefined;
  if (given !== undefined) {
    throw new UsageError(`--resume goes on with the options of that run: leave out --${given}`);
  }
  const check = text('check');
  if (check !== undefined) {
    const publicKeyFile = text('public-key') ?? text('key');
    if (publicKeyFile !== undefined) {
      return { kind: 'check', folder: check, publicKeyFile, isJson: has('json') };
    }
    throw new UsageError('export --check takes the public key of the export: --public-key <file>');
  }
  const missing = reasonFor(command, has, isProduction);
  if (missing !== undefined && !text('reason')?.trim()) throw new UsageError(missing);
  const into = text('into');
  if (into !== undefined && !/^[a-z][a-z0-9_]{0,40}$/u.test(into)) {
    throw new UsageError('--into takes a schema name: small letters, digits and _');
  }
  const throttle = text('throttle');
  const options: CliOptions = {
    command,
    reason: text('reason'),
    id: uuid('id', text('id')),
    subscription: text('subscription'),
    event: uuid('event', text('event')),
    resume: uuid('resume', text('resume')),
    subject: uuid('subject', text('subject')),
    person: uuid('person', text('person')),
    waitSeconds: count('wait', text('wait') ?? '30', 0),
    model: text('model'),
    until: moment('until', text('until')),
    since: moment('since', text('since')),
    into,
    stream: uuid('stream', text('stream')),
    type: text('type'),
    actor: text('actor'),
    correlation: uuid('correlation', text('correlation')),
    text: text('text'),
    limit: count('limit', text('limit') ?? '100', 1),
    folder: text('folder'),
    isCsv: has('csv'),
    checkpoints: text('checkpoints'),
    keyFile: text('key'),
    publicKeyFile: text('public-key'),
    throttle: throttle === undefined ? undefined : count('throttle', throttle, 1),
    showsNames: has('names'),
    holds: has('hold'),
    isDryRun: has('dry-run'),
    isJson: has('json'),
    showsProgress: has('progress'),
    isQuiet: has('quiet'),
  };
  return { kind: 'command', options };
}
