import { afterLast, before, edit, withImport } from './edits.mjs';

/**
 * Declares a new command of an aggregate, and adds it wherever a command is listed: its operation, the fold, the rules of the authorisation matrix, the table of access, and the tests that know every command.
 *
 * @param names the forms of the names of command and event, and what is known of the aggregate
 */
export function enterCommand(root, names) {
  const { name, aggregate, context, command, Command, operation, commands, under, rule } = names;
  const contract = `events/contracts/src/${context}`;
  const source = `services/${name}/src`;
  const [file, declaring] = commands;
  edit(
    root,
    `${contract}/api.ts`,
    (text) => `${text}
/** \`POST ${under}/${command}\` */
export const ${Command}Request = z.strictObject({ note: Text.min(1).max(1000) });
export type ${Command}Request = z.input<typeof ${Command}Request>;
`,
  );
  edit(
    root,
    `${contract}/operations.ts`,
    (text) =>
      text.replace(
        /import \{([^}]*?),?\s*\} from '\.\/api\.ts';/u,
        (_, list) => `import {${list}, ${Command}Request } from './api.ts';`,
      ),
    before(/^\}\);$/mu, `\n${declaredOperation(names)}`),
  );
  edit(root, `${source}/commands/${file}.ts`, (text) =>
    withImport(`import { ${operation} } from '../domain/${aggregate}/${command}.ts';`)(
      text,
    ).replace(
      new RegExp(`(export function ${declaring}\\([^]*?)(^ {2}\\};\\n\\})`, 'mu'),
      (_, start, end) => `${start}\n${declaration(names)}${end}`,
    ),
  );
  foldEvent(root, names);
  if (rule) {
    edit(root, `${source}/testing/object-rules.ts`, (text) =>
      text.replace(
        /new Map<string, ObjectRule>\(\[/u,
        (found) => `${found}['${operation}', ${rule}],`,
      ),
    );
  }
  enterAccess(root, 'registered', operation, 'POST', `${under}/${command}`);
}

/**
 * Adds the event of a command to the fold, and to the switches and tests that say what follows from it: nothing.
 *
 * @param names `becomes` is the state after it; absent: the state before
 */
export function foldEvent(root, names) {
  const { name, aggregate, context, event, foldFile, evolves, same, becomes = same } = names;
  const { silent = [], also = () => [] } = names;
  const type = `osta.${context}.${event}`;
  edit(root, `services/${name}/src/domain/${aggregate}/${foldFile}.ts`, (text) =>
    text.replace(
      new RegExp(`${evolves}[^]*?switch \\(event\\.type\\) \\{`, 'u'),
      (found) => `${found}\n    case '${type}':\n      return ${becomes};`,
    ),
  );
  for (const each of silent) {
    // Its last cases are the events from which nothing follows
    edit(
      root,
      each,
      afterLast(new RegExp(`case 'osta\\.${context}\\.`, 'u'), `    case '${type}':`),
    );
  }
  for (const { file: listing, after, line, imports } of also(names)) {
    edit(root, listing, (text) => text.replace(after, (found) => `${found}\n${line}`));
    if (imports) edit(root, listing, withImport(imports));
  }
}

function declaredOperation(names) {
  const { under, command, Command, operation, commandSentence, params, answer, refusal } = names;
  const { refusals = [refusal] } = names;
  return `  ${operation}: {
    method: 'post',
    path: '${under}/${command}',
    summary: '${commandSentence}',
    ${params ? `params: ${params},` : ''}
    body: ${Command}Request,
    answer: ${answer},
    refusals: [${refusals.map((code) => `'${code}'`).join(', ')}],
  },`;
}

function declaration({ operations, operation, declared = '' }) {
  return `    ${operation}: command(${operations}.${operation}, {
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      decide: ${operation},
      ${declared}
    }),
`;
}

/** Adds an operation to the table of access, which a test compares with the declarations. */
export function enterAccess(root, who, operation, method, at) {
  const row = `${who.padEnd(22)} ${operation.padEnd(22)} ${method.padEnd(6)} ${at}`;
  edit(root, 'services/standalone/tests/access.golden.txt', (text) => {
    const lines = [...text.trimEnd().split('\n'), row];
    // By code unit, as the test sorts them
    const sorted = lines.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
    return `${sorted.join('\n')}\n`;
  });
}
