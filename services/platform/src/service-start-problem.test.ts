import { expect, it } from 'vitest';

import { ConfigProblem } from './config/read-config.ts';
import { MigrationProblem } from './database/migrate.ts';
import { serviceStartProblem } from './service-start-problem.ts';

const config = {
  databaseUrl: 'postgres://osta_request:secret@db:5432/osta',
  port: 3000,
  host: 'here',
};
const failing = (code: string, more: object = {}): Error =>
  Object.assign(new Error('x'), { code, ...more });
const ofDatabase = 'The database at db:5432 cannot be used.';

it.each([
  [failing('EADDRINUSE'), 'Port 3000 is taken: stop what uses it, or choose another PORT.'],
  [
    failing('28P01'),
    `${ofDatabase} Postgres refuses the password: correct DATABASE_URL, or DATABASE_PASSWORD.`,
  ],
  [
    new AggregateError([failing('ECONNREFUSED')]),
    `${ofDatabase} No Postgres answers there: start it, or correct DATABASE_URL.`,
  ],
  [
    failing('EACCES', { syscall: 'listen' }),
    'here:3000 cannot be listened on: correct HOST and PORT.',
  ],
  [
    failing('ENOTFOUND', { syscall: 'getaddrinfo', hostname: 'here' }),
    'here:3000 cannot be listened on: correct HOST and PORT.',
  ],
  [
    failing('ENOTFOUND', { syscall: 'getaddrinfo', hostname: 'db' }),
    `${ofDatabase} There is no such machine: correct DATABASE_URL.`,
  ],
  [new ConfigProblem('PORT is wrong.'), 'PORT is wrong.'],
  [new MigrationProblem('The schema lacks migrations.'), 'The schema lacks migrations.'],
  [new TypeError('x is undefined'), null],
  [failing('42703'), null],
])('says of %o: %s', (error, sentence) => {
  expect(serviceStartProblem(error, config)).toBe(sentence);
});
