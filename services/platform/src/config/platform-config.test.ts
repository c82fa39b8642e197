import { describe, expect, it } from 'vitest';

import { readPlatformConfig } from './platform-config.ts';
import { ConfigProblem } from './read-config.ts';

const needed = {
  DATABASE_URL: 'postgres://osta@localhost/osta',
  OSTA_AUTH_SECRET: 'a secret that only tests know, long enough',
};

describe('whether admins need a second step', () => {
  it.each([
    [{}, true],
    [{ OSTA_MODE: 'production' }, true],
    [{ OSTA_MODE: 'production', OSTA_ADMIN_SECOND_STEP: '' }, true],
    [{ OSTA_MODE: 'production', OSTA_ADMIN_SECOND_STEP: 'off' }, false],
    [{ OSTA_MODE: 'development' }, false],
    [{ OSTA_MODE: 'development', OSTA_ADMIN_SECOND_STEP: 'required' }, true],
  ])('is, with %j: %s', (said, isNeeded) => {
    expect(readPlatformConfig({ ...needed, ...said }).adminsNeedSecondStep).toBe(isNeeded);
  });

  it('is said in one of two words', () => {
    const mistake = { ...needed, OSTA_ADMIN_SECOND_STEP: 'true' };
    expect(() => readPlatformConfig(mistake)).toThrow(ConfigProblem);
    expect(() => readPlatformConfig(mistake)).toThrow(
      'OSTA_ADMIN_SECOND_STEP is wrong: it must be one of required, off.',
    );
  });
});
