import { afterLast, before, edit } from './edits.mjs';

/**
 * Declares a new command of a service, and adds it wherever a command is listed: the schema of its body, the
 * fold, the rules of the authorisation matrix and the table of access.
 *
 * @param names the forms of the names of service, command and event
 */
export function enterCommand(root, names) {
  const { name, Name, names: many, command, Command, operation, event } = names;
  const source = `services/${name}/src`;
  edit(
    root,
    `events/contracts/src/${name}/api.ts`,
    (text) => `${text}
/** \`POST /api/${many}/{${name}Id}/${command}\` */
export const ${Command}Request = z.strictObject({ note: Text.min(1).max(1000) });
export type ${Command}Request = z.input<typeof ${Command}Request>;
`,
  );
  edit(root, `${source}/commands/${name}-commands.ts`, (text) =>
    declared(text, names).replace(/^ {2}\};\n\}/mu, (end) => `\n${declaration(names)}${end}`),
  );
  edit(
    root,
    `${source}/domain/${name}/${name}.ts`,
    before(/^ {4}\}\n {2}\},/mu, `      case 'osta.${name}.${event}.v1':\n        return state;`),
  );
  edit(root, `${source}/testing/object-rules.ts`, (text) =>
    text.replace(
      `['get${Name}', on()]`,
      (rule) => `${rule}, ['${operation}', on({ note: 'Kitchen' })]`,
    ),
  );
  enterAccess(root, 'customer', operation, 'POST', `/api/${many}/{${name}Id}/${command}`);
}

/** Returns the text with the imports of one more declaration. */
function declared(text, { name, command, Command, operation }) {
  const withBody = text.replace(
    new RegExp(`import \\{([^}]*?),?\\s*\\} from '@osta/contracts/${name}/api';`, 'u'),
    (_, list) => `import {${list}, ${Command}Request } from '@osta/contracts/${name}/api';`,
  );
  const withZod = withBody.includes("from 'zod'")
    ? withBody
    : afterLast(/^import .* from '@osta\//u, "import { z } from 'zod';")(withBody);
  return afterLast(
    /^import/u,
    `import { ${operation} } from '../domain/${name}/${command}.ts';`,
  )(withZod);
}

function declaration({ name, Name, NAME, names, command, Command, operation, commandSentence }) {
  return `    ${operation}: defineCommand(${names}, {
      name: '${operation}',
      summary: '${commandSentence}',
      method: 'post',
      path: '/api/${names}/{${name}Id}/${command}',
      access: ['customer'],
      rateLimit: { points: 30, seconds: 60 },
      params: z.strictObject({ ${name}Id: ${Name}Id }),
      body: ${Command}Request,
      content: ({ principal, params, body }) => ({
        ...params,
        ...body,
        customerId: principal.userId,
      }),
      decide: ${operation},
      problems: {
        ${NAME}_NOT_FOUND: { status: 404, title: 'There is no ${name} under this id' },
      },
      answer: ${Name}Receipt,
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
