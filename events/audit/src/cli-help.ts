import {
  commandNames,
  declared,
  everywhere,
  offline,
  options,
  type CommandName,
  type OptionName,
} from './cli-declaration.ts';

const width = 110;

/** Returns text in lines that begin with these spaces; the later ones with `hanging`. */
function wrapped(text: string, indent: string, hanging = indent): string {
  const lines = [indent];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length + 1 > width && line !== indent) lines.push(hanging + word);
    else lines[lines.length - 1] = line === indent ? indent + word : `${line} ${word}`;
  }
  return lines.join('\n');
}

function withValue(name: OptionName): string {
  const option = options[name];
  return 'value' in option ? `--${name} <${option.value}>` : `--${name}`;
}

function commandHelp(name: CommandName): string {
  const { requires = [], takes = [], reason, says } = declared(name);
  const needed = reason === 'work' ? [...requires, 'reason' as const] : requires;
  const synopsis = [...needed.map(withValue), ...takes.map((each) => `[${withValue(each)}]`)];
  return `${wrapped([`osta-audit ${name}`, ...synopsis].join(' '), '  ', '    ')}\n${wrapped(says, '      ')}`;
}

function optionHelp(name: OptionName): string {
  const column = withValue(name).padEnd(26);
  const lines = wrapped(options[name].says, ' '.repeat(30));
  return `  ${column}  ${lines.trimStart()}`;
}

/** Returns the page of `--help`. */
export function helpPage(): string {
  const withoutDatabase = Object.entries(offline).map(
    ([name, says]) => `  osta-audit ${name}\n${wrapped(says, '      ')}`,
  );
  const own = Object.keys(options).filter(
    (name): name is OptionName => Object.hasOwn(options, name) && !isEverywhere(name),
  );
  return `osta-audit: what happened, and does what is stored follow from it?

${[...commandNames.map(commandHelp), ...withoutDatabase].join('\n')}

${own.map(optionHelp).join('\n')}

  With every command:
${everywhere.map(optionHelp).join('\n')}

  Moments are in UTC, ISO 8601. Exit codes: 0 all is well, 1 differences or faults were found, 2 the command was
  not understood or is refused, 3 the database could not be read.

  The database is the one in DATABASE_URL. Nothing is sent, whatever is replayed. Each run is recorded.
`;
}

function isEverywhere(name: string): boolean {
  return everywhere.some((each) => each === name);
}
