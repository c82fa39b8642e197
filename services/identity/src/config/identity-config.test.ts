import { describe, expect, it } from 'vitest';

import { readIdentityConfig } from './identity-config.ts';

describe('the provider of sign-ins in production', () => {
  it.each(['http://login.example', 'http://192.168.1.7:8080'])('is not %s', (OIDC_ISSUER) => {
    const files = { OSTA_FILES_DIR: '/srv/files' };
    expect(() => readIdentityConfig({ ...files, OIDC_ISSUER })).toThrow(
      'OIDC_ISSUER is wrong: it must begin with https: in production, or whoever is on the way says who signs in.',
    );
    const development = { ...files, OIDC_ISSUER, OSTA_MODE: 'development' };
    expect(readIdentityConfig(development).provider?.issuer).toBe(OIDC_ISSUER);
  });

  it.each(['https://login.example', 'http://localhost:8080', 'http://127.0.0.1:8080'])(
    'may be %s',
    (OIDC_ISSUER) => {
      const { provider } = readIdentityConfig({ OSTA_FILES_DIR: '/srv/files', OIDC_ISSUER });
      expect(provider?.issuer).toBe(OIDC_ISSUER);
    },
  );
});
