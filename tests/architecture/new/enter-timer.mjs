import { existsSync } from 'node:fs';
import path from 'node:path';

import { afterLast, atEndOf, before, edit, withImport } from './edits.mjs';

/** Returns a sentence that says why the generator adds no deadline to an aggregate; undefined when it does. */
export function problemOfTimer({ name, aggregate, since }) {
  return since === undefined
    ? `From what a deadline of ${aggregate} counts depends on its status: follow services/${name}/src/domain/${aggregate}/deadlines.ts`
    : undefined;
}

/** Returns whether an aggregate has deadlines. */
export const hasDeadlines = (root, { name, aggregate }) =>
  existsSync(path.join(root, `services/${name}/src/domain/${aggregate}/deadlines.ts`));

/**
 * Returns what the templates of a deadline use.
 *
 * - `flag`: the member of the state that says that it has passed; `becomes`: the state with it
 */
export function namesOfTimer({ aggregate, event }, pascal) {
  const past = event.startsWith(`${aggregate}-`) ? event.slice(aggregate.length + 1) : event;
  const flag = `is${pascal(past)}`;
  return {
    flag,
    becomes: `state.status === 'none' ? state : { ...state, ${flag}: true }`,
  };
}

/** Adds a deadline to those of an aggregate, its passing to the state, and its command to the timers. */
export function enterTimer(root, names) {
  const { name, aggregate, command, operation, Target, target, stateFile, written, flag } = names;
  const source = `services/${name}/src`;
  const domain = `${source}/domain/${aggregate}`;
  edit(root, `${domain}/${stateFile}.ts`, (text) =>
    text.replace(written, (found) => `${found}\n  readonly ${flag}?: true;`),
  );
  edit(
    root,
    `${domain}/deadlines.ts`,
    withImport(`import { ${operation}At } from './${command}.ts';`),
    (text) =>
      text.replace(/readonly name:\s*\|?([^;]*);/u, (_, known) => {
        const all = [known.trim(), `'${command}'`].filter((each) => each !== '');
        return `readonly name: ${all.join(' | ')};`;
      }),
    atEndOf(
      /function deadlinesOf\([^]*?return \[/u,
      `...at('${command}', ${operation}At(${aggregate}))`,
    ),
    (text) => text.replace(/version: (\d+)/u, (_, version) => `version: ${Number(version) + 1}`),
  );
  edit(
    root,
    `${source}/process/${aggregate}-timers.ts`,
    atEndOf(
      /Timers\([^]*?return \{/u,
      `'${command}': ({ streamId }, context) =>
        system.${operation}.issue({ ${target}: ${Target}.parse(streamId) }, context)`,
    ),
  );
}

/** Declares the first deadlines of an aggregate: to the aggregate, and to the timers of its service. */
export function createTimers(root, { name, aggregate, fold, system }) {
  const source = `services/${name}/src`;
  edit(
    root,
    `${source}/commands/${aggregate}-aggregate.ts`,
    withImport(`import { ${aggregate}Deadlines } from '../domain/${aggregate}/deadlines.ts';`),
    afterLast(new RegExp(`^ {2}fold: ${fold},$`, 'u'), `  deadlines: ${aggregate}Deadlines,`),
  );
  edit(
    root,
    `${source}/service.ts`,
    withImport(`import { ${aggregate}Timers } from './process/${aggregate}-timers.ts';`),
    before(/^ {4}stop: async/mu, `    timers: ${aggregate}Timers(${system.held}),`),
  );
}
