import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { atEndOf, edit, withImport } from './edits.mjs';
import { enterFollows } from './enter-follows.mjs';
import { problemOfRecorded, recordedEvent } from './recorded-event.mjs';

/** The members of an event that most likely name the person whose streams an aggregate has. */
const wanted = (isOwn, owner) => (isOwn ? ['applicantId', 'professionalId'] : [owner]);

/** The person in the tests. */
const somebody = '01980000-0000-7000-8000-00000000000a';

/** Returns a sentence that says why a service cannot react to this event; undefined when it can. */
export function problemOfProcess(root, { name, topic, cause, isOwn, owner }) {
  const problem = problemOfRecorded(root, topic, cause);
  if (problem) return problem;
  const file = `services/${name}/src/process/when-${cause}.ts`;
  if (existsSync(path.join(root, file))) return `There is ${file} already`;
  if (recordedEvent(root, topic, cause, wanted(isOwn, owner)).person) return undefined;
  const follow = isOwn
    ? 'services/professional/src/process/clean-up-applications.ts'
    : 'services/booking/src/process/when-request-moved.ts';
  return `osta.${topic}.${cause} names nobody whose streams could be found: follow ${follow}`;
}

/**
 * Returns what the templates of a process manager use.
 *
 * - `recorded`: the event that it follows; `person` is the member that names somebody, or `subject`; `asTarget` takes it as what the command names
 * - `find`, `findFile`: what finds the streams of a person
 */
export function namesOfProcess(root, { topic, cause, isOwn, owner, target, aggregates }, pascal) {
  const { person, sample } = recordedEvent(root, topic, cause, wanted(isOwn, owner));
  const isSubject = person === 'subject';
  const find = `find${pascal(aggregates)}OfPerson`;
  return {
    recorded: {
      topic,
      event: cause,
      Event: pascal(cause),
      person,
      isSubject,
      asTarget: person === target ? target : `${person}: ${target}`,
      sample: JSON.stringify(isSubject ? sample : { ...sample, [person]: somebody }),
    },
    find,
    Find: find.charAt(0).toUpperCase() + find.slice(1),
    findFile: `find-${aggregates}-of-person`,
    ownerColumn: owner.replace(/Id$/u, '_id'),
  };
}

/** Returns whether a service finds the streams of a person already. */
export const hasFind = (root, { name, findFile }) =>
  existsSync(path.join(root, `services/${name}/src/process/${findFile}.ts`));

/** Adds a process manager to the subscriptions of its service. */
export function enterProcess(root, names) {
  const { name, operation, recorded, isOwn, find, findFile, system } = names;
  const file = `services/${name}/src/service.ts`;
  const has = (line) => readFileSync(path.join(root, file), 'utf8').includes(line);
  const react = `when${recorded.Event}`;
  const needed = [`${system.held}.${operation}`, ...(isOwn ? [] : [`${find}(pools.background)`])];
  const imports = [
    `import { ${react} } from './process/when-${recorded.event}.ts';`,
    ...(isOwn ? [] : [`import { ${find} } from './process/${findFile}.ts';`]),
  ];
  edit(
    root,
    file,
    ...imports.filter((line) => !has(line)).map(withImport),
    atEndOf(
      /^ {4}subscriptions: \[/mu,
      `processManager('${recorded.event}', ['${recorded.topic}'], ${react}(${needed.join(', ')}))`,
    ),
  );
  enterFollows(root, name, recorded.topic);
  if (has('processManagersOf(')) return;
  edit(
    root,
    file,
    withImport("import { processManagersOf } from '@osta/platform/process/process-managers-of';"),
    (text) =>
      text.replace(
        /\n\n {2}return \{$/mu,
        (end) =>
          `\n  const processManager = processManagersOf(${name}Contract, surroundings);${end}`,
      ),
  );
}
