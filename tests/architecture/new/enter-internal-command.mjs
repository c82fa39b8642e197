import { existsSync } from 'node:fs';
import path from 'node:path';

import { afterLast, atEndOf, edit, withImport } from './edits.mjs';
import { foldEvent } from './enter-command.mjs';

/** Returns whether a service declares internal commands of this aggregate already. */
export const hasSystemCommands = (root, { name, system }) =>
  existsSync(path.join(root, `services/${name}/src/commands/${system.file}.ts`));

/** Declares a command that the product itself issues, and adds its event to the fold. */
export function enterInternalCommand(root, names) {
  const { name, aggregate, command, operation, system } = names;
  const source = `services/${name}/src`;
  const { file, declares, over } = system;
  edit(
    root,
    `${source}/commands/${file}.ts`,
    withImport(`import { ${operation} } from '../domain/${aggregate}/${command}.ts';`),
    atEndOf(
      new RegExp(`export function ${declares}\\([^]*?return \\{`, 'u'),
      `${operation}: internalCommand(${over}, { name: '${operation}', decide: ${operation} })`,
    ),
  );
  foldEvent(root, names);
}

/** Creates the internal commands in a service that had none. */
export function createSystemCommands(root, { name, system: { file, declares, over, held } }) {
  edit(
    root,
    `services/${name}/src/service.ts`,
    withImport(`import { ${declares} } from './commands/${file}.ts';`),
    afterLast(new RegExp(`^ {2}const ${over} = `, 'u'), `  const ${held} = ${declares}(${over});`),
  );
}
