/**
 * The exhaustive tests, in groups. `npm test` leaves them out, unless the change touches what they test;
 * `npm run test:all` and `npm test <path>` run them.
 *
 * A whole file belongs to a group by its first line, `// @module-tag kafka`; one test or suite by its options:
 * `it('…', { tags: 'kafka' }, …)`.
 */

/** Each group with the paths, or beginnings of paths, whose change brings it back. */
export const groups = [
  {
    name: 'kafka',
    description: 'Clusters, copies, TLS and SASL, and the traps of kafkajs',
    paths: [
      'events/log/src/event-log.ts',
      'events/log/src/kafka/',
      'events/log/src/testing/',
      'events/subscription/src/',
      'package-lock.json',
      'services/infrastructure/kafka/',
      'services/infrastructure/src/guarded-process.ts',
      'services/infrastructure/src/kafka',
    ],
  },
  {
    name: 'generator',
    description: 'What `npm run new` makes, compiled and tested in a copy of the repository',
    paths: [
      'docker-compose.yml',
      'services/infrastructure/docker/',
      'services/platform/src/',
      'services/standalone/tests/made-service.ts',
      'tests/architecture/check-',
      'tests/architecture/copy-of-the-repository.mjs',
      'tests/architecture/new/',
    ],
  },
  {
    name: 'deaths',
    description: 'Postgres of our own, killed and started again at any moment',
    paths: [
      'services/infrastructure/src/embedded-postgres.ts',
      'services/infrastructure/src/guarded-process.ts',
      'services/infrastructure/src/keep-postgres.ts',
      'services/infrastructure/src/postgres-',
      'services/infrastructure/src/process-identity.ts',
    ],
  },
  {
    name: 'volumes',
    description: 'Attacks by the thousand',
    paths: [
      'services/identity/src/auth/',
      'services/identity/src/files/',
      'services/identity/src/http/',
      'services/platform/src/http/',
      'services/professional/src/domain/application/',
      'services/standalone/tests/hostile-',
      'services/store/src/domain/store/',
      'services/store/src/views/',
    ],
  },
  {
    name: 'ways',
    description: 'What was seen in one process, once more in a process per service',
    paths: ['services/platform/src/operations/', 'services/standalone/src/programs.ts'],
  },
  {
    name: 'rebuilds',
    description:
      'Tables written again while they are read, and what admins do about parked streams',
    paths: [
      'events/audit/src/',
      'events/subscription/src/',
      'services/notification/src/read-models/',
      'services/platform/src/operations/',
      'services/platform/src/read-models/',
      'services/standalone/src/programs.ts',
    ],
  },
  {
    name: 'leases',
    description:
      'Proofs that take their time: leases that run out, planted bugs that a test must catch',
    paths: ['events/log/src/', 'events/store/src/horizon', 'events/store/src/read-events'],
  },
  {
    name: 'distributed',
    description: 'The product distributed over Kafka and Redis, end to end',
    paths: [
      'events/log/src/kafka/',
      'services/infrastructure/src/kafka',
      'services/platform/src/database/',
      'services/platform/src/host-services.ts',
      'services/platform/src/personal-data/',
      'services/standalone/src/distributed.ts',
      'services/standalone/src/programs-together.ts',
      'services/standalone/src/programs.ts',
      'services/standalone/src/services.ts',
      'tests/e2e/src/life-of-an-account.ts',
    ],
  },
  {
    name: 'starts',
    description: 'Starts side by side, killed and in production; development',
    paths: [
      'services/infrastructure/src/',
      'services/standalone/src/',
      'services/standalone/compile.mjs',
      'services/standalone/pinned-node.mjs',
      'services/standalone/prepare.mjs',
      'services/standalone/start.mjs',
      'web/vite.config.ts',
    ],
  },
  {
    name: 'journeys',
    description: 'Further ways through the product in a browser, beside the main one of each area',
    paths: [
      'services/booking/src/',
      'services/catalogue/src/',
      'services/identity/src/',
      'services/notification/src/',
      'services/platform/src/http/',
      'services/professional/src/',
      'services/request/src/',
      'services/store/src/',
      'tests/e2e/src/',
      'web/src/',
    ],
  },
  {
    name: 'languages',
    description: 'Every story in both languages',
    paths: ['ui-kit/.storybook/', 'ui-kit/package.json', 'ui-kit/src/', 'ui-kit/tests/'],
  },
  {
    name: 'modes',
    description: 'Every story in every mode and through every gate',
    paths: ['ui-kit/src/provider/', 'ui-kit/src/styles/', 'ui-kit/src/testing/gates/'],
  },
  {
    name: 'storybook',
    description: 'The built Storybook',
    paths: ['ui-kit/.storybook/', 'ui-kit/package.json', 'ui-kit/vite.config.ts'],
  },
  {
    name: 'compiler',
    description: 'The types once more, by TypeScript’s own compiler',
    paths: ['package-lock.json', 'tsconfig', 'tests/tsconfig'],
  },
  {
    name: 'fuzzer',
    description: 'Schemathesis, which wants Python 3, holds the product to its API document',
    paths: [
      'services/platform/src/http/api-document/',
      'tests/e2e/fuzzer/',
      'tests/e2e/src/fuzzer.ts',
    ],
  },
  { name: 'all', description: 'What no change brings back', paths: [] },
];

/**
 * The groups that a change brings back: those of the paths it touches, and those of the test files among them.
 *
 * @param {Iterable<string>} touched paths
 * @param {Map<string, { groups: string[] }>} tagged the files with tests of groups
 */
export function groupsOf(touched, tagged) {
  const changed = [...touched];
  return groups
    .filter(({ name, paths }) =>
      changed.some(
        (file) =>
          tagged.get(file)?.groups.includes(name) || paths.some((path) => file.startsWith(path)),
      ),
    )
    .map(({ name }) => name);
}

/** As Vitest wants them. */
export const tags = groups.map(({ name, description }) => ({ name, description }));
