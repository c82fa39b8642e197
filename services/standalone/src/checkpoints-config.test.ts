import { expect, it } from 'vitest';

import { readCheckpointsConfig } from './checkpoints-config.ts';

const variables = {
  DATABASE_URL: 'postgres://postgres:5432/osta',
  DATABASE_USER: 'osta_platform',
  DATABASE_PASSWORD: 'p@ss',
  OSTA_AUDIT_CHECKPOINTS: '/var/lib/osta/checkpoints',
  OSTA_AUDIT_KEY_FILE: '/run/secrets/audit-key',
};

it('logs in as its own role', () => {
  expect(readCheckpointsConfig(variables)).toEqual({
    databaseUrl: 'postgres://osta_platform:p%40ss@postgres:5432/osta',
    folder: '/var/lib/osta/checkpoints',
    keyFile: '/run/secrets/audit-key',
    logLevel: 'info',
  });
});

it('says in one sentence each what is missing', () => {
  expect(() => readCheckpointsConfig({})).toThrow(
    /DATABASE_URL is missing.*\nOSTA_AUDIT_CHECKPOINTS is missing.*\nOSTA_AUDIT_KEY_FILE is missing/u,
  );
});
