import { parseArgs } from 'node:util';

/** The command line is invalid. The message says what was expected. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const help = `osta-audit: what happened, and does what is stored follow from it?

  osta-audit rebuild --model <name> [--until <instant>] [--into <schema>] [--dry-run]
      Builds the read model anew from the log, aside from the live one.
  osta-audit diff --model <name>
      Rebuilds it aside from what its subscription has applied, and compares it with the live one,
      field by field. Words of people are not shown.
  osta-audit verify [--checkpoints <folder> --public-key <file>]
      Every stored row is the fold of its events; versions are 1, 2, 3 … without a gap; each event follows
      from the one before it by its hash; no row and no subscription knows of events that the log does not
      have. With checkpoints: they are signed, and the log still is what they say.
  osta-audit checkpoint [--checkpoints <folder>] [--key <file>]
      Signs what was recorded since the last checkpoint, into a new file of the folder.
  osta-audit reset start --model <name> --reason <words> [--hold]
      Rebuilds the live read model while it serves: aside, caught up, swapped in one step. May be cut off
      and resumed. The tables of before are kept in <schema>_before. With --hold it waits before the swap.
  osta-audit reset <pause | resume | swap | status | drop> --model <name>
      Pauses it, goes on with it, swaps what holds, tells how far it is, drops the tables of before or
      what was built.
  osta-audit parked list
      The streams that wait for a person, of every subscription, each by its first event.
  osta-audit parked show --subscription <name> --event <id>
      One parked event and why it is parked. Words of people in it are sealed.
  osta-audit parked redrive --subscription <name> [--stream <id>] --reason <words> [--wait <seconds>]
      Lets the running subscription try them again, one stream or all, and waits for what comes of it.
  osta-audit parked discard --subscription <name> --event <id> --reason <words>
      Takes the first event of a stream out for good: the stream counts as read up to it, no rebuild
      applies it. What waits behind it goes on with the next redrive.
  osta-audit runs [--limit <n>]
      Who ran this tool, when and how, newest first.
  osta-audit events [--stream <id>] [--type <prefix>] [--actor <id>] [--correlation <id>]
                    [--since <instant>] [--until <instant>] [--limit <n>]
      Searches the log, oldest first.

  --until, --since   a moment in UTC, ISO 8601: 2026-03-01T07:30:00.000Z
  --into             the schema to build into (audit_<model>): a new name, or one that an earlier
                     rebuild has made and that this one replaces
  --dry-run          does all the work and keeps nothing
  --checkpoints      the folder of the checkpoints (OSTA_AUDIT_CHECKPOINTS)
  --key              the private key that signs them: Ed25519, PEM (OSTA_AUDIT_KEY_FILE)
  --public-key       the public key that checks them (default: that of --key)
  --json             one JSON document on standard output
  --quiet            no progress on standard error
  --help             this page

  Exit codes: 0 all is well, 1 differences or faults were found, 2 the command was not understood
  or is refused, 3 the database could not be read.

  The database is the one in DATABASE_URL. Nothing is sent, whatever is replayed. Each run is recorded.
`;

export type AuditCommand =
  | 'rebuild'
  | 'diff'
  | 'verify'
  | 'checkpoint'
  | 'events'
  | 'runs'
  | 'reset'
  | 'parked';

/** Actions on a live rebuild. */
export type ResetAction = 'start' | 'pause' | 'resume' | 'swap' | 'status' | 'drop';

/** Actions on parked events. */
export type ParkedAction = 'list' | 'show' | 'redrive' | 'discard';

type Action = ResetAction | ParkedAction;

export interface CliOptions {
  readonly command: AuditCommand | 'help';
  /** The word after `reset` and `parked`. */
  readonly action: Action | undefined;
  readonly reason: string | undefined;
  readonly subscription: string | undefined;
  readonly event: string | undefined;
  readonly waitSeconds: number;
  readonly model: string | undefined;
  readonly until: string | undefined;
  readonly since: string | undefined;
  readonly into: string | undefined;
  readonly stream: string | undefined;
  readonly type: string | undefined;
  readonly actor: string | undefined;
  readonly correlation: string | undefined;
  readonly limit: number;
  readonly checkpoints: string | undefined;
  /** File with the private key that signs checkpoints. */
  readonly keyFile: string | undefined;
  readonly publicKeyFile: string | undefined;
  /** Whether a live rebuild holds before the swap. */
  readonly holds: boolean;
  readonly isDryRun: boolean;
  readonly isJson: boolean;
  readonly isQuiet: boolean;
}

const commands: ReadonlySet<string> = new Set([
  'rebuild',
  'diff',
  'verify',
  'checkpoint',
  'events',
  'runs',
  'reset',
  'parked',
]);

function isCommand(text: string | undefined): text is AuditCommand {
  return text !== undefined && commands.has(text);
}

const actions = {
  reset: ['start', 'pause', 'resume', 'swap', 'status', 'drop'],
  parked: ['list', 'show', 'redrive', 'discard'],
} as const satisfies Readonly<Record<string, readonly Action[]>>;

const needReason: ReadonlySet<Action> = new Set(['start', 'redrive', 'discard']);

/**
 * Returns the word after `reset` or `parked`.
 *
 * @throws UsageError when it is no known action, or the reason is missing
 */
function actionOf(
  command: string | undefined,
  rest: readonly string[],
  reason: string | undefined,
): Action | undefined {
  if (command !== 'reset' && command !== 'parked') return undefined;
  const known: readonly Action[] = actions[command];
  const action = known.find((each) => each === rest[0]);
  if (!action || rest.length > 1) {
    throw new UsageError(`${command} takes one of: ${known.join(', ')}`);
  }
  if (needReason.has(action) && !reason?.trim()) {
    throw new UsageError(`${command} ${action} takes a reason, which is kept: --reason "…"`);
  }
  return action;
}

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
  if (text === undefined || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu.test(text)) return text;
  throw new UsageError(`--${name} takes an id, not ${text}`);
}

const known = {
  model: { type: 'string' },
  reason: { type: 'string' },
  subscription: { type: 'string' },
  event: { type: 'string' },
  wait: { type: 'string', default: '30' },
  until: { type: 'string' },
  since: { type: 'string' },
  into: { type: 'string' },
  stream: { type: 'string' },
  type: { type: 'string' },
  actor: { type: 'string' },
  correlation: { type: 'string' },
  limit: { type: 'string', default: '100' },
  checkpoints: { type: 'string' },
  key: { type: 'string' },
  'public-key': { type: 'string' },
  hold: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, strict: true, options: known });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Reads the command line.
 *
 * @throws UsageError with a sentence that says what was expected
 */
export function parseOptions(args: readonly string[]): CliOptions {
  const { values, positionals } = parse(args);
  const [command, ...rest] = positionals;
  const wantsHelp = values.help || (command === undefined && rest.length === 0);
  const action = wantsHelp ? undefined : actionOf(command, rest, values.reason);
  if (!wantsHelp && (!isCommand(command) || (rest.length > 0 && action === undefined))) {
    throw new UsageError(`There is no command ${positionals.join(' ')}; try --help`);
  }
  if (command === 'diff' && values.until !== undefined) {
    throw new UsageError(
      'diff compares with the live tables, which are of now: look at the past with rebuild --until',
    );
  }
  if (values.into !== undefined && !/^[a-z][a-z0-9_]{0,40}$/u.test(values.into)) {
    throw new UsageError('--into takes a schema name: small letters, digits and _');
  }
  return {
    command: wantsHelp || !isCommand(command) ? 'help' : command,
    action,
    reason: values.reason,
    subscription: values.subscription,
    event: uuid('event', values.event),
    waitSeconds: count('wait', values.wait, 0),
    model: values.model,
    until: moment('until', values.until),
    since: moment('since', values.since),
    into: values.into,
    stream: uuid('stream', values.stream),
    type: values.type,
    actor: values.actor,
    correlation: uuid('correlation', values.correlation),
    limit: count('limit', values.limit, 1),
    checkpoints: values.checkpoints,
    keyFile: values.key,
    publicKeyFile: values['public-key'],
    holds: values.hold,
    isDryRun: values['dry-run'],
    isJson: values.json,
    isQuiet: values.quiet,
  };
}
