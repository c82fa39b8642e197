import { readFileSync } from 'node:fs';
import path from 'node:path';

import { aggregateOf, problemOfAggregate, saidIn } from './aggregates.mjs';
import { componentGenerator } from './component-generator.mjs';
import { enterCommand } from './enter-command.mjs';
import { enterCopy, namesOfCopy, problemOfCopy } from './enter-copy.mjs';
import { enterEvent } from './enter-event.mjs';
import {
  createSystemCommands,
  enterInternalCommand,
  hasSystemCommands,
} from './enter-internal-command.mjs';
import { answersOfPage, enterPage } from './enter-page.mjs';
import { enterProcess, hasFind, namesOfProcess, problemOfProcess } from './enter-process.mjs';
import { enterService } from './enter-service.mjs';
import {
  createTimers,
  enterTimer,
  hasDeadlines,
  namesOfTimer,
  problemOfTimer,
} from './enter-timer.mjs';
import { format, makeAnew, makeSchemas } from './make-anew.mjs';
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
const namesOfEvent = (context, event, isInternal = false) => ({
  context,
  event,
  Event: pascal(event),
  sentence: spoken(event),
  isInternal,
  // Nobody has written anything in an event of the system
  valid: isInternal ? 'recorded' : 'sealed',
  invalid: isInternal ? 'with-note' : 'without-note',
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

const promptsOfAggregate = [
  { type: 'input', name: 'name', message: 'Of which service (booking)?' },
  {
    type: 'input',
    name: 'aggregate',
    message: 'Of which aggregate in it (booking)?',
    validate: (aggregate, { name }) => problemOfAggregate(root, name, aggregate) ?? true,
  },
];

const promptsOfCommand = [
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
];

const promptsOfRecorded = (name) => [
  { type: 'input', name: 'topic', message: 'Which topic does it follow (booking)?' },
  { type: 'input', name, message: 'And which event of it (booking-completed)?' },
];

/** Adds to the answers what is known of the aggregate, and the forms of the names of a command. */
function nameCommand(answers, isInternal) {
  const { name, aggregate, command, event } = answers;
  orThrow(problemOfAggregate(root, name, aggregate));
  const of = aggregateOf(name, aggregate, formsOf(name));
  orThrow(
    problemOfCommand(root, name, aggregate, command) ?? problemOfEvent(root, of.context, event),
  );
  const names = { ...namesOfCommand(command), ...namesOfEvent(of.context, event, isInternal) };
  Object.assign(answers, formsOf(name), of, names);
}

/** Generates the schemas after a command was added, and formats what it has changed. */
function settle(answers) {
  const { name, context, silent = [], also = () => [] } = answers;
  const elsewhere = [...silent, ...also(answers).map(({ file }) => file)];
  makeSchemas(root, [`services/${name}/src`, ...contractsOf(context), ...elsewhere]);
}

/** Returns the actions that declare an internal command, and then what issues it. */
function internalActions(answers, kinds, enter) {
  const isFirst = !hasSystemCommands(root, answers);
  return [
    ...['event', 'internal-command', ...(isFirst ? ['system-commands'] : []), ...kinds].map(
      filesOf,
    ),
    function declare() {
      enterEvent(root, answers);
      if (isFirst) createSystemCommands(root, answers);
      enterInternalCommand(root, answers);
      enter();
      settle(answers);
      return 'declared, with its event, and what issues it wired into the service';
    },
  ];
}

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
              ...contractsOf(name),
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
    prompts: [...promptsOfAggregate, ...promptsOfCommand],
    actions(answers) {
      nameCommand(answers);
      return [
        filesOf('event'),
        filesOf('command'),
        function enter() {
          enterEvent(root, answers);
          enterCommand(root, answers);
          settle(answers);
          return 'declared, and added to fold, notifications, rules and table of access';
        },
      ];
    },
  });

  plop.setGenerator('copy', {
    description: 'A copy of what another service records: its table, statement, test and wiring',
    prompts: [
      { type: 'input', name: 'name', message: 'Which service keeps it (booking)?' },
      { type: 'input', name: 'copy', message: 'What does it copy, in the plural (offerings)?' },
      ...promptsOfRecorded('event'),
    ],
    actions(answers) {
      orThrow(problemOfCopy(root, answers));
      const names = { ...namesOfCopy(root, answers), Event: pascal(answers.event), stamp: stamp() };
      Object.assign(answers, names);
      return [
        filesOf('copy'),
        function enter() {
          enterCopy(root, answers);
          format(root, [
            `services/${answers.name}/src`,
            `services/${answers.name}/tests`,
            `events/contracts/src/${answers.name}`,
          ]);
          return 'added to the subscriptions and the manifest';
        },
      ];
    },
  });

  plop.setGenerator('process', {
    description: 'A reaction to an event: process manager, internal command with its event, tests',
    prompts: [...promptsOfAggregate, ...promptsOfRecorded('cause'), ...promptsOfCommand],
    actions(answers) {
      nameCommand(answers, true);
      orThrow(problemOfProcess(root, answers));
      answers.aggregates = plural(answers.aggregate);
      Object.assign(answers, namesOfProcess(root, answers, pascal));
      const kinds = ['process', ...(answers.isOwn || hasFind(root, answers) ? [] : ['of-person'])];
      return internalActions(answers, kinds, () => enterProcess(root, answers));
    },
  });

  plop.setGenerator('timer', {
    description: 'A deadline: internal command with its event, timers, tests',
    prompts: [...promptsOfAggregate, ...promptsOfCommand],
    actions(answers) {
      nameCommand(answers, true);
      orThrow(problemOfTimer(answers));
      Object.assign(answers, namesOfTimer(answers, pascal), { isTimer: true });
      const isFirst = !hasDeadlines(root, answers);
      return internalActions(answers, isFirst ? ['timers'] : [], () => {
        if (isFirst) createTimers(root, answers);
        enterTimer(root, answers);
      });
    },
  });
}
