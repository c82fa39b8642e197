import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { atEndOf, edit, withImport } from './edits.mjs';
import { enterFollows } from './enter-follows.mjs';
import { reserved } from './problem-of-name.mjs';
import { problemOfRecorded, recordedEvent, records } from './recorded-event.mjs';

/** `taken-times` → `taken_time` */
function tableOf(copy) {
  const words = copy.replaceAll('-', '_');
  if (words.endsWith('ies')) return `${words.slice(0, -3)}y`;
  return /(?:s|x|z|ch|sh)es$/u.test(words) ? words.slice(0, -2) : words.replace(/s$/u, '');
}

/** `customerId` → `customer_id` */
const columnOf = (member) => member.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** Returns a sentence that says why a service cannot have this copy; undefined when it can. */
export function problemOfCopy(root, { name, copy, topic, event }) {
  const service = `services/${name}/src`;
  const isThere = (file) => existsSync(path.join(root, file));
  if (!/^[a-z]+$/u.test(name) || !isThere(`${service}/manifest.ts`)) {
    return `There is no ${service}/manifest.ts`;
  }
  if (!/^[a-z]+(?:-[a-z]+)*s$/u.test(copy)) {
    return 'What is copied, in the plural and in small letters with hyphens: taken-times';
  }
  const file = `${service}/read-models/${copy}-copy.ts`;
  if (isThere(file)) return `There is ${file} already`;
  const problem = problemOfRecorded(root, topic, event);
  if (problem) return problem;
  if (records(root, name, topic)) {
    return `${name} records ${topic} itself: its queries read its snapshots, which need no copy`;
  }
  const table = tableOf(copy);
  if (reserved.has(table)) return `${table} is a word of SQL, of JavaScript or of every schema`;
  if (isTable(root, name, table)) {
    return `The schema of ${name} has a table ${table} already: name what is copied otherwise`;
  }
  // Without it a row of somebody could come back after the account is erased
  return recordedEvent(root, topic, event).person && !forgets(root, name)
    ? `${name} does not know who is erased: follow services/notification/src/read-models/store-names-copy.ts`
    : undefined;
}

/** Returns whether a service knows whose words nobody can read any more. */
function forgets(root, name) {
  const migrations = path.join(root, `services/${name}/src/migrations.ts`);
  return readFileSync(migrations, 'utf8').includes('personalDataMigrations');
}

function isTable(root, name, table) {
  const steps = [
    `services/${name}/prisma/migrations/*/migration.sql`,
    'services/platform/*migrations/*/migration.sql',
    'events/*/migrations/*/migration.sql',
  ];
  const written = steps
    .flatMap((step) => globSync(step, { cwd: root }).toSorted())
    .map((step) => readFileSync(path.join(root, step), 'utf8'));
  const word = new RegExp(`(create|drop) table (?:if (?:not )?exists )?${table}\\b`, 'gu');
  return [...written.join('\n').matchAll(word)].at(-1)?.[1] === 'create';
}

/**
 * Returns what the templates of a copy use.
 *
 * - `member`: of the event, which names a person; absent where the stream is one, or there is none
 * - `column`: has the person whose erasure removes a row; absent where there is none
 * - `erased`: the number of the parameter with the erased
 */
export function namesOfCopy(root, { copy, topic, event }) {
  const { person, sample } = recordedEvent(root, topic, event);
  const member = person === 'subject' ? undefined : person;
  const topics = person ? new Set([topic, 'account']) : new Set([topic]);
  return {
    copyName: copy.replaceAll(/-./gu, (start) => start.charAt(1).toUpperCase()),
    copyWords: copy.replaceAll('-', ' '),
    table: tableOf(copy),
    member,
    column: member ? columnOf(member) : person && 'id',
    erased: member ? 4 : 3,
    topics: [...topics].map((each) => `'${each}'`).join(', '),
    sample: JSON.stringify(sample),
  };
}

/** Adds a copy to the subscriptions and the manifest of its service. */
export function enterCopy(root, { name, copy, copyName, topic }) {
  enterFollows(root, name, topic);
  const source = `services/${name}/src`;
  const line = withImport(`import { ${copyName}Copy } from './read-models/${copy}-copy.ts';`);
  edit(
    root,
    `${source}/service.ts`,
    line,
    atEndOf(/^ {4}subscriptions: \[/mu, `${copyName}Copy.over(pools.background)`),
  );
  edit(
    root,
    `${source}/manifest.ts`,
    line,
    atEndOf(/^ {2}readModels: \[/mu, `${copyName}Copy.model`),
  );
}
