import { readFileSync } from 'node:fs';
import path from 'node:path';

import { aggregateOf, problemOfAggregate, saidIn } from './aggregates.mjs';
import { componentGenerator } from './component-generator.mjs';
import { enterCommand } from './enter-command.mjs';
import { enterEvent } from './enter-event.mjs';
import { answersOfPage, enterPage } from './enter-page.mjs';
import { enterService } from './enter-service.mjs';
import { makeAnew, makeSchemas } from './make-anew.mjs';
import { pageGenerator } from './page-generator.mjs';
import { problemOfCommand, problemOfEvent, problemOfName } from './problem-of-name.mjs';
import { camel, capital, pascal, spoken } from './spoken-names.mjs';

/** The repository in which `npm run new` was called. */
const root = process.cwd();
const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const startsWithVowel = (word) => /^[aeiou]/u.test(word);
function plural(word) {
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/u.test(word) ? `${word}es` : `${word}s`;
}

/** Returns the forms of an event's name that the templates use. */
const namesOfEvent = (context, event) => ({
  context,
  event,
  Event: pascal(event),
  sentence: spoken(event),
  ...saidIn(context),
});

/** Returns the forms of a command's name that the templates use. */
function namesOfCommand(command) {
  return {
    command,
    Command: pascal(command),
    operation: camel(command),
    commandSentence: spoken(command),
    commandWords: command.replaceAll('-', ' '),
  };
}

/** Returns the action that writes the files of one folder of templates. */
const filesOf = (kind) => ({
  type: 'addMany',
  destination: root,
  base: `templates/${kind}`,
  templateFiles: `templates/${kind}/**/*.template`,
  stripExtensions: ['template'],
  globOptions: { dot: true },
});

function orThrow(problem) {
  // plop does not validate answers that come from the command line
  if (problem) throw new Error(problem);
}

/** The sources and the fixtures of a context. */
const contractsOf = (context) => [
  `events/contracts/src/${context}`,
  `events/contracts/fixtures/${context}`,
];

/** Returns the current time as the name of a migration: `20261122113000`. */
const stamp = () => new Date().toISOString().replaceAll(/\D/gu, '').slice(0, 14);

/** Returns the forms of a service's name that the templates use. */
function formsOf(name) {
  const names = plural(name);
  return {
    name,
    names,
    Name: capital(name),
    Names: capital(names),
    NAME: name.toUpperCase(),
    article: startsWithVowel(name) ? 'an' : 'a',
    Article: startsWithVowel(name) ? 'An' : 'A',
  };
}

/** Returns what the templates of a service use: its names, and the versions that the request service pins. */
function answersFor({ name, arabic }) {
  const { dependencies, devDependencies } = read('services/request/package.json');
  return {
    ...formsOf(name),
    arabic,
    stamp: stamp(),
    versions: {
      pg: dependencies.pg,
      zod: dependencies.zod,
      types_pg: devDependencies['@types/pg'],
    },
  };
}

/** Returns the page of a service's aggregate, as its customer sees it. */
const pageOf = ({ name, names, Name }) => ({
  feature: names,
  name,
  address: `/customer/${names}/$id`,
  title: `${Name} details`,
  query: `${name}Query`,
  queryFile: `features/${names}/${names}.queries.ts`,
  shown: 'title',
});

/** Declares the generators of `npm run new`. */
// oxlint-disable-next-line import/no-default-export -- plop asks for it
export default function generators(plop) {
  plop.setGenerator('service', {
    description:
      'A service with one aggregate, one command, one query, its contract, tests and a page',
    prompts: [
      {
        type: 'input',
        name: 'name',
        message: 'What is it called, in the singular (booking)?',
        validate: (name) => problemOfName(root, name) ?? true,
      },
      { type: 'input', name: 'arabic', message: 'And in Arabic (حجز)?' },
    ],
    actions(answers) {
      orThrow(problemOfName(root, answers.name));
      Object.assign(answers, answersFor(answers));
      Object.assign(answers, answersOfPage(root, pageOf(answers)));
      return [
        filesOf('service'),
        filesOf('page'),
        function enter() {
          enterService(root, answers);
          enterPage(root, answers);
          return 'added to the lists of services, projects, workspaces and containers';
        },
        function generate() {
          const { name, names, Name, arabic } = answers;
          makeAnew(
            root,
            [
              `services/${name}`,
              `events/contracts/src/${name}`,
              `web/src/features/${names}`,
              `web/src/routes/_default/customer/${names}`,
              'services/standalone/src/services.ts',
              'events/contracts/src/service-contracts.ts',
              'events/contracts/src/refusal-unions.ts',
            ],
            new Map([
              [`${Name} details`, `تفاصيل ${arabic}`],
              [`We could not find this ${name}.`, `لم نعثر على ما تبحث عنه (${arabic}).`],
              [`This ${name} is open already.`, `هو مفتوح من قبل (${arabic}).`],
            ]),
          );
          return 'JSON Schemas, routes, Caddyfile and messages generated';
        },
      ];
    },
  });

  plop.setGenerator('page', pageGenerator({ root, filesOf, orThrow }));
  plop.setGenerator('component', componentGenerator({ root, filesOf, orThrow }));

  plop.setGenerator('event', {
    description:
      'An event with its fixtures and personal words, in the union and the topic of its context',
    prompts: [
      { type: 'input', name: 'context', message: 'Of which topic (booking)?' },
      {
        type: 'input',
        name: 'event',
        message: 'What happened (booking-moved)?',
        validate: (event, { context }) => problemOfEvent(root, context, event) ?? true,
      },
    ],
    actions(answers) {
      const { context, event } = answers;
      orThrow(problemOfEvent(root, context, event));
      Object.assign(answers, namesOfEvent(context, event));
      return [
        filesOf('event'),
        function enter() {
          enterEvent(root, answers);
          makeSchemas(root, contractsOf(context));
          return 'added to its context. The compiler names every switch that must know it';
        },
      ];
    },
  });

  plop.setGenerator('command', {
    description: 'A command with its event: decider, test, declaration, schema, rule of the matrix',
    prompts: [
      { type: 'input', name: 'name', message: 'Of which service (booking)?' },
      {
        type: 'input',
        name: 'aggregate',
        message: 'Of which aggregate in it (booking)?',
        validate: (aggregate, { name }) => problemOfAggregate(root, name, aggregate) ?? true,
      },
      {
        type: 'input',
        name: 'command',
        message: 'What to do (move-booking)?',
        validate: (command, { name, aggregate }) =>
          problemOfCommand(root, name, aggregate, command) ?? true,
      },
      {
        type: 'input',
        name: 'event',
        message: 'And what has happened then (booking-moved)?',
        validate: (event, { name, aggregate }) =>
          problemOfEvent(root, aggregateOf(name, aggregate, formsOf(name)).context, event) ?? true,
      },
    ],
    actions(answers) {
      const { name, aggregate, command, event } = answers;
      orThrow(problemOfAggregate(root, name, aggregate));
      const of = aggregateOf(name, aggregate, formsOf(name));
      orThrow(
        problemOfCommand(root, name, aggregate, command) ?? problemOfEvent(root, of.context, event),
      );
      Object.assign(answers, of, namesOfCommand(command), namesOfEvent(of.context, event));
      return [
        filesOf('event'),
        filesOf('command'),
        function enter() {
          enterEvent(root, answers);
          enterCommand(root, answers);
          const elsewhere = [
            ...(of.silent ?? []),
            ...(of.also?.(answers) ?? []).map(({ file }) => file),
          ];
          makeSchemas(root, [`services/${name}/src`, ...contractsOf(of.context), ...elsewhere]);
          return 'declared, and added to fold, notifications, rules and table of access';
        },
      ];
    },
  });
}
