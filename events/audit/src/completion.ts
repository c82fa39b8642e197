import { commandNames, declared, everywhere, options, type OptionName } from './cli-declaration.ts';

/** The shells whose command lines can be completed. */
export const shells = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof shells)[number];

/** The words that begin a command, and for each the words that may follow: actions and options. */
interface Words {
  readonly first: string;
  readonly actions: readonly string[];
  readonly options: readonly OptionName[];
}

function allWords(): readonly Words[] {
  const firsts = [...new Set(commandNames.map((name) => name.split(' ')[0] ?? name))];
  const known = firsts.map((first) => {
    const names = commandNames.filter((name) => name === first || name.startsWith(`${first} `));
    const own = names.flatMap((name) => {
      const { requires = [], takes = [] } = declared(name);
      return [...requires, ...takes];
    });
    return {
      first,
      actions: names.flatMap((name) => name.split(' ')[1] ?? []),
      options: [...new Set([...own, ...everywhere])],
    };
  });
  return [
    ...known,
    { first: 'roles', actions: [], options: [] },
    { first: 'completion', actions: shells, options: [] },
  ];
}

function takesValue(name: OptionName): boolean {
  return 'value' in options[name];
}

function bash(models: readonly string[]): string {
  const cases = allWords().map(({ first, actions, options: own }) => {
    const following = [...actions, ...own.map((name) => `--${name}`)];
    return `    ${first}) words="${following.join(' ')}" ;;`;
  });
  return `# Completes osta-audit in bash: source <(osta-audit completion bash)
_osta_audit() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} words
  if [ "$before" = --model ]; then
    words="${models.join(' ')}"
  else
    case "\${COMP_CWORD}:\${COMP_WORDS[1]}" in
    1:*) words="${allWords()
      .map(({ first }) => first)
      .join(' ')} --help" ;;
${cases.map((each) => each.replace(/^ {4}/u, '    *:')).join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _osta_audit osta-audit
`;
}

function zsh(models: readonly string[]): string {
  return `#compdef osta-audit
# Completes osta-audit in zsh: source <(osta-audit completion zsh)
autoload -Uz bashcompinit && bashcompinit
${bash(models)}`;
}

function fishOption(first: string, name: OptionName, models: readonly string[]): string {
  const takes = takesValue(name) ? ' -r' : '';
  const values = name === 'model' ? ` -a "${models.join(' ')}"` : '';
  const says = options[name].says.replaceAll("'", '’');
  return `complete -c osta-audit -n "__fish_seen_subcommand_from ${first}" -l ${name}${takes}${values} -d '${says}'`;
}

function fish(models: readonly string[]): string {
  const lines = ['# Completes osta-audit in fish: osta-audit completion fish | source'];
  for (const { first, actions, options: own } of allWords()) {
    lines.push(`complete -c osta-audit -f -n __fish_use_subcommand -a ${first}`);
    if (actions.length > 0) {
      lines.push(
        `complete -c osta-audit -f -n "__fish_seen_subcommand_from ${first}" -a "${actions.join(' ')}"`,
      );
    }
    lines.push(...own.map((name) => fishOption(first, name, models)));
  }
  return `${lines.join('\n')}\n`;
}

/** Returns the script that completes command lines of `osta-audit`, for a shell to read. */
export function completion(shell: Shell, models: readonly string[]): string {
  return { bash, zsh, fish }[shell](models);
}
