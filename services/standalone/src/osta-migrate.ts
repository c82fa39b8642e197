#!/usr/bin/env node
import { parseArgs } from 'node:util';

import { processEnvironment } from '@osta/platform/config/read-config';
import { grantRights, letLogIn } from '@osta/platform/database/grant-rights';
import { serviceRole, sharedSchema } from '@osta/platform/database/service-role';
import { migrateAll } from '@osta/platform/prepare-database';

import { services } from './services.ts';
import { readStandaloneConfig, type StandaloneConfig } from './standalone-config.ts';
import { startProblem } from './start-problem.ts';

const usage = `Prepares the database for the services, as its owner: migrates every schema, makes a role for each service, gives
each role what is declared and takes away what no longer is.

  npm run migrate

DATABASE_URL names the database with its owner. A role may log in once its service has a password in
OSTA_<SERVICE>_DATABASE_PASSWORD; another one there replaces the one before. Services of the version before may run
meanwhile.
`;

class UsageProblem extends Error {}

/** Returns the password of each service that has one, and of what works for all of them. */
function passwords(): ReadonlyMap<string, string> {
  const names = [...services.map(({ name }) => name), sharedSchema];
  const given = names.map((name) => {
    const password = processEnvironment[`OSTA_${name.toUpperCase()}_DATABASE_PASSWORD`] ?? '';
    return [serviceRole(name), password] as const;
  });
  return new Map(given.filter(([, password]) => password !== ''));
}

function say(sentence: string): void {
  process.stdout.write(`  ${sentence}\n`);
}

async function run(url: string): Promise<void> {
  await migrateAll({ modules: services, config: { databaseUrl: url }, onProgress: say });
  await grantRights({ url, needed: [], isWhole: true });
  const given = passwords();
  await letLogIn(url, given);
  say(
    given.size === 0
      ? 'Every role has its rights; none may log in by itself.'
      : `Every role has its rights; with a password: ${[...given.keys()].join(', ')}.`,
  );
}

let config: StandaloneConfig | undefined;
try {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help === true) throw new UsageProblem();
  config = readStandaloneConfig();
  if (config.databaseUrl === null) throw new UsageProblem('DATABASE_URL is missing.\n\n');
  await run(config.databaseUrl);
} catch (error) {
  if (error instanceof UsageProblem || (error instanceof TypeError && 'code' in error)) {
    process.stderr.write(error instanceof UsageProblem ? `${error.message}${usage}` : usage);
    process.exitCode = 2;
  } else {
    const sentence = startProblem(error, config);
    if (sentence === null) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}
