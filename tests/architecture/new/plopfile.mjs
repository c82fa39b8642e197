import { readFileSync } from 'node:fs';
import path from 'node:path';

import { enterService } from './enter-service.mjs';
import { makeAnew } from './make-anew.mjs';
import { problemOfName } from './problem-of-name.mjs';

/** The repository in which `npm run new` was called. */
const root = process.cwd();
const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const startsWithVowel = (word) => /^[aeiou]/u.test(word);
function plural(word) {
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/u.test(word) ? `${word}es` : `${word}s`;
}

/** Returns the current time as the name of a migration: `20261122113000`. */
const stamp = () => new Date().toISOString().replaceAll(/\D/gu, '').slice(0, 14);

/** Returns the forms of the name that the templates use, and the versions that the request service pins. */
function answersFor({ name, arabic }) {
  const names = plural(name);
  const { dependencies, devDependencies } = read('services/request/package.json');
  return {
    name,
    names,
    arabic,
    Name: capital(name),
    Names: capital(names),
    NAME: name.toUpperCase(),
    article: startsWithVowel(name) ? 'an' : 'a',
    Article: startsWithVowel(name) ? 'An' : 'A',
    stamp: stamp(),
    versions: {
      pg: dependencies.pg,
      zod: dependencies.zod,
      types_pg: devDependencies['@types/pg'],
    },
  };
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
      // plop does not validate answers that come from the command line
      const problem = problemOfName(root, answers.name);
      if (problem) throw new Error(problem);
      Object.assign(answers, answersFor(answers));
      return [
        {
          type: 'addMany',
          destination: root,
          base: 'templates/service',
          templateFiles: 'templates/service/**/*.template',
          stripExtensions: ['template'],
          globOptions: { dot: true },
        },
        function enter() {
          enterService(root, answers);
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
              'web/src/api/api-problem.ts',
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
}
