import { expect, it } from 'vitest';

import { readStandaloneConfig } from './standalone-config.ts';
import { startProblem } from './start-problem.ts';

it.each([
  ['ENOTFOUND', 'There is no such machine: correct DATABASE_URL.'],
  [
    'EAI_AGAIN',
    'The name of the machine cannot be looked up now: correct DATABASE_URL, or try again.',
  ],
])('says what to do when the look-up of the machine ends with %s', (code, advice) => {
  const config = readStandaloneConfig({
    DATABASE_URL: 'postgres://osta:secret@nowhere.invalid/osta',
  });
  const error = Object.assign(new Error('getaddrinfo'), { code });

  expect(startProblem(error, config)).toBe(
    `The database at nowhere.invalid cannot be used. ${advice}`,
  );
  expect(startProblem(new AggregateError([error]), config)).toContain(advice);
});

function failing(error: object): Error {
  return Object.assign(new Error('x'), error);
}

it('says that HOST is wrong, and not the database, when that cannot be listened on', () => {
  const config = readStandaloneConfig({
    HOST: 'nowhere.invalid',
    DATABASE_URL: 'postgres://osta:secret@db.example/osta',
  });
  const sentence =
    'HOST is nowhere.invalid, which is no address of this machine: correct it, or leave it out.';
  expect(
    startProblem(
      failing({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'nowhere.invalid' }),
      config,
    ),
  ).toBe(sentence);
  expect(startProblem(failing({ code: 'EADDRNOTAVAIL', syscall: 'listen' }), config)).toBe(
    sentence,
  );
  expect(
    startProblem(
      failing({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'db.example' }),
      config,
    ),
  ).toContain('correct DATABASE_URL');
});

it('refuses to keep checkpoints in production without the key that signs them', () => {
  const variables = { OSTA_MODE: 'production', OSTA_AUDIT_CHECKPOINTS: '/srv/checkpoints' };
  expect(() => readStandaloneConfig(variables)).toThrow(
    'OSTA_AUDIT_KEY_FILE is missing: it must name the private key that signs the checkpoints in OSTA_AUDIT_CHECKPOINTS',
  );
  const signed = readStandaloneConfig({ ...variables, OSTA_AUDIT_KEY_FILE: '/run/key.pem' });
  expect(signed).toMatchObject({
    checkpoints: '/srv/checkpoints',
    auditKeyFile: '/run/key.pem',
  });
});
