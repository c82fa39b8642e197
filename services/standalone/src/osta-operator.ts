#!/usr/bin/env node
import { parseArgs } from 'node:util';

import type { Intervention } from '@osta/contracts/account/operator-intervened';
import { intervene, type Intervened } from '@osta/identity/intervene';
import { systemClock } from '@osta/platform/clock';
import { createPool } from '@osta/platform/database/create-pool';
import { rewrapKeys } from '@osta/platform/personal-data/key-secrets';
import { personalDataMigrations } from '@osta/platform/personal-data/personal-data-migrations';
import { wrapKeysWith } from '@osta/platform/personal-data/wrapped-keys';
import { createLogger } from '@osta/platform/telemetry/create-logger';

import { keySecretsOfTool } from './kept-secrets.ts';
import { operatorName } from './operator-name.ts';
import { services } from './services.ts';
import { readStandaloneConfig, type StandaloneConfig } from './standalone-config.ts';
import { startProblem } from './start-problem.ts';

const usage = `Changes an account from outside, and records who did it and why in its history; or wraps the keys of all
people anew with the first of OSTA_KEY_SECRETS.

  npm run operator -- give-admin       --email ADDRESS --reason TEXT
  npm run operator -- take-admin       --email ADDRESS --reason TEXT
  npm run operator -- second-step-off  --email ADDRESS --reason TEXT
  npm run operator -- end-sessions     --email ADDRESS --reason TEXT
  npm run operator -- rewrap-keys

Each of the first four ends every session of the person. DATABASE_URL names the database of the services, which may
run meanwhile.
`;

const interventions: Readonly<Record<string, Intervention>> = {
  'give-admin': 'admin-rights-given',
  'take-admin': 'admin-rights-taken',
  'second-step-off': 'second-step-turned-off',
  'end-sessions': 'sessions-ended',
};

class UsageProblem extends Error {}

interface Asked {
  readonly did: Intervention;
  readonly email: string;
  readonly reason: string;
}

function asked(): Asked {
  const { values, positionals } = parseArgs({
    options: {
      email: { type: 'string' },
      reason: { type: 'string' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  if (values.help === true) throw new UsageProblem(usage);
  const [name = '', ...more] = positionals;
  const did = interventions[name];
  const email = (values.email ?? '').trim().toLowerCase();
  const reason = (values.reason ?? '').trim();
  if (did === undefined || more.length > 0) throw new UsageProblem(usage);
  if (!/^\S+@\S+$/u.test(email)) {
    throw new UsageProblem('--email is missing or wrong: give the address of the account.\n');
  }
  if (reason === '' || reason.length > 500) {
    throw new UsageProblem('--reason is missing or too long: say in 1 to 500 characters why.\n');
  }
  return { did, email, reason };
}

const log = createLogger({ name: 'operator', level: 'warn' });

function operatorPool(url: string): ReturnType<typeof createPool> {
  return createPool({
    url,
    schema: 'identity',
    role: null,
    use: 'command',
    application: 'operator',
    size: 1,
    log,
  });
}

async function run({ did, email, reason }: Asked, url: string): Promise<Intervened> {
  const pool = operatorPool(url);
  try {
    // Nobody listens in this process; the services look for new events by themselves
    const doorbell = { ring: () => undefined, listen: () => () => undefined };
    const intervening = intervene({ pool, doorbell, clock: systemClock, log });
    return await intervening({ email, did, operator: operatorName(), reason });
  } finally {
    await pool.end();
  }
}

const sentences: Readonly<Record<Intervened, string>> = {
  done: 'Done, and recorded in the history of the account.',
  unknown: 'Nothing was changed: nobody has this address. Check it.',
  unregistered:
    'Nothing was changed: this person has not registered yet. They enter their name first.',
};

function addressOf(url: string | null): string {
  if (url !== null) return url;
  throw new UsageProblem('DATABASE_URL is missing: give the address of the database.\n');
}

/** Wraps the keys of people anew in every service that has some. */
async function rewrap(url: string): Promise<string> {
  const pool = operatorPool(url);
  try {
    const schemas = services
      .filter(({ migrations }) => migrations.directories.includes(personalDataMigrations))
      .map(({ migrations }) => migrations.schema);
    const counts: string[] = [];
    for (const schema of schemas) counts.push(`${schema} ${await rewrapKeys(pool, schema)}`);
    return `Wrapped anew: ${counts.join(', ')}.`;
  } finally {
    await pool.end();
  }
}

let config: StandaloneConfig | undefined;
try {
  config = readStandaloneConfig();
  const secrets = await keySecretsOfTool();
  wrapKeysWith(secrets);
  const { databaseUrl: url } = config;
  if (process.argv.slice(2).join(' ') === 'rewrap-keys') {
    if (secrets.length === 0) {
      throw new UsageProblem('OSTA_KEY_SECRETS is missing: give the secrets of the services.\n');
    }
    process.stdout.write(`${await rewrap(addressOf(url))}\n`);
  } else {
    const asking = asked();
    const outcome = await run(asking, addressOf(url));
    const stream = outcome === 'done' ? process.stdout : process.stderr;
    stream.write(`${sentences[outcome]}\n`);
    process.exitCode = outcome === 'done' ? 0 : 1;
  }
} catch (error) {
  if (error instanceof UsageProblem || (error instanceof TypeError && 'code' in error)) {
    process.stderr.write(error instanceof UsageProblem ? error.message : usage);
    process.exitCode = 2;
  } else {
    const sentence = startProblem(error, config);
    if (sentence === null) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}
