/** An option of the command line, as parsing, help and completion of shells know it. */
interface DeclaredOption {
  /** What follows it; absent: nothing, it is there or not. */
  readonly value?: string;
  readonly says: string;
}

/** Every option. Those of `everywhere` go with each command. */
export const options = {
  model: { value: 'name', says: 'a read model, as list names it; diff without it: all of them' },
  until: { value: 'instant', says: 'the last moment that counts: 2026-03-01T07:30:00.000Z' },
  since: { value: 'instant', says: 'the first moment that counts' },
  resume: {
    value: 'id',
    says: 'goes on with a run that did not end, with its options; runs --json lists the ids',
  },
  into: {
    value: 'schema',
    says: 'the schema to build into (audit_<model>): a new name, or one that an earlier rebuild has made and that this one replaces',
  },
  id: { value: 'id', says: 'an event, a correlation, or the key of a command' },
  stream: { value: 'id', says: 'the stream' },
  event: { value: 'id', says: 'the parked event' },
  subject: { value: 'id', says: 'only rows with this id in their key: a person, a request' },
  person: { value: 'id', says: 'one erased person; default: everybody who was erased' },
  subscription: { value: 'name', says: 'the subscription, as parked list names it' },
  type: { value: 'prefix', says: 'the beginning of the type: osta.request.quote-' },
  actor: { value: 'id', says: 'the account that caused the event, or system' },
  correlation: {
    value: 'id',
    says: 'the correlation, which one click and all that it causes share',
  },
  text: {
    value: 'part',
    says: 'a part of a text, code or number in the data of the event, in letters of any case; words of people are never searched',
  },
  folder: { value: 'folder', says: 'a new or empty folder to export into' },
  csv: { says: 'tables for a spreadsheet instead of JSON Lines' },
  check: { value: 'folder', says: 'checks an export instead: needs no database, and --public-key' },
  limit: { value: 'n', says: 'the largest number of lines (100)' },
  wait: { value: 'seconds', says: 'how long to wait for the running service (30)' },
  checkpoints: {
    value: 'folder',
    says: 'the folder of the checkpoints (OSTA_AUDIT_CHECKPOINTS)',
  },
  key: {
    value: 'file',
    says: 'the private key that signs: Ed25519, PEM (OSTA_AUDIT_KEY_FILE)',
  },
  'public-key': { value: 'file', says: 'the public key that checks (default: that of --key)' },
  names: { says: 'shows the words of people; takes a reason' },
  hold: { says: 'waits before the swap' },
  'dry-run': { says: 'tells what would be done and how long it may take, and does none of it' },
  throttle: {
    value: 'n',
    says: 'at most so many events or streams a second',
  },
  reason: { value: 'words', says: 'why; recorded with the run. In production every run takes one' },
  json: { says: 'one JSON document on standard output' },
  progress: { says: 'tells the progress also where standard error is no terminal' },
  quiet: { says: 'tells no progress' },
  help: { says: 'this page' },
} as const satisfies Readonly<Record<string, DeclaredOption>>;

export type OptionName = keyof typeof options;

/** The options that go with every command. */
export const everywhere: readonly OptionName[] = ['reason', 'json', 'progress', 'quiet', 'help'];

/**
 * Whose rights a command works with: `read` writes to schemas of the audit alone; `redrive` also to what operators say
 * about parked streams; `repair` to the tables of read models; `own` owns the tables of the read model.
 */
export type Right = 'read' | 'redrive' | 'repair' | 'own';

interface DeclaredCommand {
  readonly right: Right;
  /** `work`: always, unless it is a dry run. Else where names are shown, and in production. */
  readonly reason?: 'work';
  readonly requires?: readonly OptionName[];
  readonly takes?: readonly OptionName[];
  readonly says: string;
}

/** Every command that works on the database, by the words after `osta-audit`. */
export const commands = {
  list: {
    right: 'read',
    says: 'The read models: the name of each, its service, its tables and the topics that it follows from.',
  },
  describe: {
    right: 'read',
    requires: ['model'],
    says: 'One read model: its tables with their rows, keys and hidden columns, how many events it follows from, how far its subscription is, and when it was last compared.',
  },
  rebuild: {
    right: 'read',
    reason: 'work',
    requires: ['model'],
    takes: ['until', 'into', 'dry-run', 'throttle'],
    says: 'Builds the read model anew from the log, aside from the live one.',
  },
  diff: {
    right: 'read',
    takes: ['model', 'until', 'dry-run', 'throttle'],
    says: 'Rebuilds a read model, or without --model each in its turn, aside from what its subscription has applied, and compares it with the live one, field by field. Words of people are not shown.',
  },
  repair: {
    right: 'repair',
    reason: 'work',
    requires: ['model'],
    takes: ['subject', 'dry-run', 'throttle'],
    says: 'Makes the live read model what follows from the events that its subscription has applied, while it serves: one subject or all. Words of people are not shown. With --dry-run: tells what differs.',
  },
  verify: {
    right: 'read',
    takes: ['checkpoints', 'public-key', 'key', 'resume', 'dry-run', 'throttle'],
    says: 'Every stored row is the fold of its events; versions are 1, 2, 3 … without a gap; each event follows from the one before it by its hash; no row and no subscription knows of events that the log does not have. With checkpoints: they are signed, and the log still is what they say.',
  },
  'erase-check': {
    right: 'read',
    takes: ['person', 'dry-run', 'throttle'],
    says: 'Nothing of erased people can be read: no service has their key or owes an answer; no table, file, state, event or parked message says anything about them. Names the schema, table, row and field of each trace, never what it says.',
  },
  checkpoint: {
    right: 'read',
    takes: ['checkpoints', 'key'],
    says: 'Signs what was recorded since the last checkpoint, into a new file of the folder.',
  },
  'reset start': {
    right: 'own',
    reason: 'work',
    requires: ['model'],
    takes: ['hold', 'dry-run'],
    says: 'Rebuilds the live read model while it serves: aside, caught up, swapped in one step. May be cut off and resumed. The tables of before are kept in <schema>_before.',
  },
  'reset pause': { right: 'own', requires: ['model'], says: 'Pauses it after the current page.' },
  'reset resume': { right: 'own', requires: ['model'], says: 'Goes on with it.' },
  'reset swap': { right: 'own', requires: ['model'], says: 'Swaps what holds.' },
  'reset status': { right: 'read', requires: ['model'], says: 'Tells how far it is.' },
  'reset drop': {
    right: 'own',
    requires: ['model'],
    says: 'Drops the tables of before, or what was built.',
  },
  'parked list': {
    right: 'read',
    says: 'The streams that wait for a person, of every subscription, each by its first event.',
  },
  'parked show': {
    right: 'read',
    requires: ['subscription', 'event'],
    says: 'One parked event and why it is parked. Words of people are not shown.',
  },
  'parked redrive': {
    right: 'redrive',
    reason: 'work',
    requires: ['subscription'],
    takes: ['stream', 'wait', 'dry-run'],
    says: 'Lets the running subscription try them again, one stream or all, and waits for what comes of it.',
  },
  'parked discard': {
    right: 'redrive',
    reason: 'work',
    requires: ['subscription', 'event'],
    takes: ['dry-run'],
    says: 'Takes the first event of a stream out for good: the stream counts as read up to it, no rebuild applies it. What waits behind it goes on with the next redrive.',
  },
  runs: {
    right: 'read',
    takes: ['limit'],
    says: 'Who ran this tool, when, why and how it ended, newest first.',
  },
  events: {
    right: 'read',
    takes: ['stream', 'type', 'actor', 'correlation', 'since', 'until', 'text', 'limit', 'names'],
    says: 'Searches the log, oldest first. Words of people are not shown.',
  },
  explain: {
    right: 'read',
    requires: ['id'],
    takes: ['limit'],
    says: 'Tells what one click caused, as a tree with times: commands, events, the subscriptions that have read them, the lines in lists.',
  },
  export: {
    right: 'read',
    requires: ['folder'],
    takes: [
      'csv',
      'stream',
      'type',
      'actor',
      'correlation',
      'since',
      'until',
      'text',
      'key',
      'public-key',
      'check',
      'names',
      'resume',
      'dry-run',
      'throttle',
    ],
    says: 'Writes the events of each service to a file, and a signed manifest that holds their counts, ranges and hashes. With --check: nothing of it was changed, removed or added since.',
  },
} as const satisfies Readonly<Record<string, DeclaredCommand>>;

export type CommandName = keyof typeof commands;

/** Returns what a command is declared to be. */
export function declared(command: CommandName): DeclaredCommand {
  return commands[command];
}

/** Every command, in the order of the help page. */
export const commandNames: readonly CommandName[] = Object.keys(commands).filter(
  (name): name is CommandName => Object.hasOwn(commands, name),
);

/** Commands that need no database: they are not recorded. */
export const offline = {
  roles:
    'Prints the statements that make the roles of the audit, for a superuser: osta-audit roles | psql.',
  'completion bash | zsh | fish': 'Prints a script that completes command lines in this shell.',
} as const satisfies Readonly<Record<string, string>>;
