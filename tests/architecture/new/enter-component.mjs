import { existsSync } from 'node:fs';
import path from 'node:path';

import { before, edit, withKey } from './edits.mjs';

/** Returns a sentence that says why the kit cannot have this component; undefined when it can. */
export function problemOfComponent(root, name) {
  if (!/^[a-z]+(?:-[a-z]+)*$/u.test(name)) {
    return 'A name in small letters with hyphens: price-note';
  }
  const folder = `ui-kit/src/${name}`;
  return existsSync(path.join(root, folder)) ? `There is ${folder} already` : undefined;
}

/** Adds a new component to what the kit offers, and to the sizes that are agreed. */
export function enterComponent(root, { name, Name }) {
  edit(
    root,
    'ui-kit/src/index.ts',
    before(
      /^\n\/\/ Page frame$/mu,
      `export { ${Name}, type ${Name}Props } from './${name}/${name}.tsx';`,
    ),
  );
  edit(root, 'ui-kit/size-budget.json', (text) => {
    const sizes = withKey(JSON.parse(text), name, { css: 350, js: 300, whole: 1000 });
    const lines = Object.entries(sizes).map(([key, size]) => `"${key}": ${JSON.stringify(size)}`);
    return `{\n${lines.join(',\n')}\n}\n`;
  });
}
