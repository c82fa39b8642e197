import { existsSync } from 'node:fs';
import path from 'node:path';

/** A service names a schema, a table and constants. These are reserved words of SQL and JavaScript, and the tables that every schema has. */
export const reserved = new Set(
  [
    'all analyse analyze and any array asc asymmetric authorization binary both case cast check',
    'collate collation column concurrently constraint create cross default deferrable desc distinct',
    'else end except false fetch for foreign freeze from full grant group having ilike initially',
    'inner intersect into isnull join lateral leading left like limit localtime localtimestamp',
    'natural not notnull null offset only order outer overlaps placing primary references returning',
    'right select similar some symmetric table tablesample then trailing true union unique user',
    'using variadic verbose when where window with',
    'await break catch class const continue debugger delete enum export extends finally function',
    'implements import instanceof interface let new package private protected public return static',
    'super switch this throw try typeof var void while yield',
    'checkpoint commands deadline event idempotency message pool recorded state streams version',
  ]
    .join(' ')
    .split(' '),
);

/**
 * Returns a sentence that says why a service cannot have this name; undefined when it can.
 */
export function problemOfName(root, name) {
  if (!/^[a-z]{3,20}$/u.test(name)) {
    return 'One English word of 3 to 20 small letters: it names a schema';
  }
  if (reserved.has(name)) return `${name} is a word of SQL, of JavaScript or of every schema`;
  const folders = [`services/${name}`, `events/contracts/src/${name}`];
  const found = folders.find((folder) => existsSync(path.join(root, folder)));
  return found && `There is ${found} already`;
}

const kebab = /^[a-z]+(?:-[a-z]+)+$/u;

/** Returns a sentence that says why a context cannot have this event; undefined when it can. */
export function problemOfEvent(root, context, event) {
  const folder = `events/contracts/src/${context}`;
  if (!/^[a-z]+$/u.test(context) || !existsSync(path.join(root, folder, 'topic.ts'))) {
    return `There is no ${folder}/topic.ts`;
  }
  if (!kebab.test(event)) return 'What happened, in small letters with hyphens: booking-moved';
  const file = `${folder}/${event}.ts`;
  return existsSync(path.join(root, file)) ? `There is ${file} already` : undefined;
}

/** Returns a sentence that says why an aggregate cannot have this command; undefined when it can. */
export function problemOfCommand(root, name, aggregate, command) {
  if (!kebab.test(command)) return 'What to do, in small letters with hyphens: move-booking';
  const file = `services/${name}/src/domain/${aggregate}/${command}.ts`;
  return existsSync(path.join(root, file)) ? `There is ${file} already` : undefined;
}
