import { randomBytes } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { readPlatformConfig } from './platform-config.ts';
import { ConfigProblem } from './read-config.ts';

const needed = {
  DATABASE_URL: 'postgres://osta@localhost/osta',
  OSTA_AUTH_SECRET: 'a secret that only tests know, long enough',
  OSTA_KEY_SECRETS: 'another secret that only tests know: as long',
};

describe('the user of the database', () => {
  it('has variables of its own, with any characters', () => {
    const own = { DATABASE_USER: 'osta_request', DATABASE_PASSWORD: 'a/b@c:d%' };
    const { databaseUrl } = readPlatformConfig({ ...needed, ...own });
    const { username, password, host } = new URL(databaseUrl);
    expect([username, decodeURIComponent(password), host]).toEqual([
      'osta_request',
      'a/b@c:d%',
      'localhost',
    ]);
  });

  it('has a name and a password, or neither', () => {
    expect(() => readPlatformConfig({ ...needed, DATABASE_USER: 'osta_request' })).toThrow(
      'DATABASE_PASSWORD is missing: it must be given with DATABASE_USER.',
    );
  });
});

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

  it('accepts one of two words', () => {
    const mistake = { ...needed, OSTA_ADMIN_SECOND_STEP: 'true' };
    expect(() => readPlatformConfig(mistake)).toThrow(ConfigProblem);
    expect(() => readPlatformConfig(mistake)).toThrow(
      'OSTA_ADMIN_SECOND_STEP is wrong: it must be one of required, off.',
    );
  });
});

describe('the public address in production', () => {
  const production = { ...needed, OSTA_MODE: 'production' };

  it.each(['http://osta.example', 'http://192.168.1.7:3000', 'http://localhost.osta.example'])(
    'is not %s',
    (OSTA_PUBLIC_URL) => {
      expect(() => readPlatformConfig({ ...production, OSTA_PUBLIC_URL })).toThrow(
        /^OSTA_PUBLIC_URL is wrong: it must begin with https: in production/u,
      );
      expect(
        readPlatformConfig({ ...production, OSTA_PUBLIC_URL, OSTA_MODE: 'development' }),
      ).toBeDefined();
    },
  );

  it.each([
    'https://osta.example',
    'http://localhost:8080',
    'http://127.0.0.1:3000',
    'http://[::1]',
  ])('may be %s', (OSTA_PUBLIC_URL) => {
    const behind = { OSTA_TRUSTED_PROXIES: '1' };
    const { publicUrl } = readPlatformConfig({ ...production, ...behind, OSTA_PUBLIC_URL });
    expect(publicUrl).toBe(OSTA_PUBLIC_URL);
  });
});

describe('the proxies in front in production', () => {
  const production = { ...needed, OSTA_MODE: 'production' };
  const OSTA_PUBLIC_URL = 'https://osta.example';

  it('are at least one where browsers come by https, which no process of ours speaks', () => {
    const unseen = { ...production, OSTA_PUBLIC_URL };
    const sentence =
      'it must be the number of proxies in front, at least 1 where OSTA_PUBLIC_URL begins with https:, or all visitors share the address of the proxy, and its limits.';
    expect(() => readPlatformConfig(unseen)).toThrow(
      `OSTA_TRUSTED_PROXIES is missing: ${sentence}`,
    );
    expect(() => readPlatformConfig({ ...unseen, OSTA_TRUSTED_PROXIES: '0' })).toThrow(
      `OSTA_TRUSTED_PROXIES is wrong: ${sentence}`,
    );
    expect(readPlatformConfig({ ...unseen, OSTA_TRUSTED_PROXIES: '2' }).trustedProxies).toBe(2);
  });

  it('may be none where browsers reach it on this machine, and in development', () => {
    const near = { ...production, OSTA_PUBLIC_URL: 'http://localhost:8080' };
    expect(readPlatformConfig(near).trustedProxies).toBe(0);
    const development = { ...needed, OSTA_PUBLIC_URL, OSTA_MODE: 'development' };
    expect(readPlatformConfig(development).trustedProxies).toBe(0);
  });
});

describe('the secrets that wrap keys', () => {
  it('are several, the first of which wraps', () => {
    const [old, anew] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
    const { keySecrets } = readPlatformConfig({ ...needed, OSTA_KEY_SECRETS: `${anew}, ${old}` });
    expect(keySecrets).toEqual([anew, old]);
  });

  it.each(['', 'x'.repeat(64), 'please put your secret here: thank you'])(
    'are not %j in production',
    (OSTA_KEY_SECRETS) => {
      expect(() => readPlatformConfig({ ...needed, OSTA_KEY_SECRETS })).toThrow(
        /^OSTA_KEY_SECRETS is (missing|wrong): it must be random in production: `openssl rand -hex 32` makes one\.$/u,
      );
      const development = { ...needed, OSTA_KEY_SECRETS, OSTA_MODE: 'development' };
      expect(readPlatformConfig(development)).toBeDefined();
    },
  );

  it('are not short', () => {
    const OSTA_KEY_SECRETS = `${randomBytes(32).toString('hex')},short`;
    expect(() => readPlatformConfig({ ...needed, OSTA_KEY_SECRETS })).toThrow(
      'OSTA_KEY_SECRETS is wrong: each secret in it must have at least 32 characters.',
    );
  });
});

describe('the secret in production', () => {
  it.each([
    'x'.repeat(64),
    '12345678'.repeat(4),
    'change-me-before-you-go-to-production',
    'please put your secret here, thank you',
  ])('is not %s', (OSTA_AUTH_SECRET) => {
    expect(() => readPlatformConfig({ ...needed, OSTA_AUTH_SECRET })).toThrow(
      'OSTA_AUTH_SECRET is wrong: it must be random in production: `openssl rand -hex 32` makes one.',
    );
    const development = { ...needed, OSTA_AUTH_SECRET, OSTA_MODE: 'development' };
    expect(readPlatformConfig(development)).toBeDefined();
  });

  it('is neither missing nor short', () => {
    expect(() => readPlatformConfig({ ...needed, OSTA_AUTH_SECRET: '' })).toThrow(
      /^OSTA_AUTH_SECRET is missing: /u,
    );
    expect(() => readPlatformConfig({ ...needed, OSTA_AUTH_SECRET: 'short' })).toThrow(
      'OSTA_AUTH_SECRET is wrong: it must have at least 32 characters.',
    );
  });

  it('may be what openssl makes', () => {
    const OSTA_AUTH_SECRET = randomBytes(32).toString('hex');
    expect(readPlatformConfig({ ...needed, OSTA_AUTH_SECRET })).toBeDefined();
  });
});

describe('the token of the metrics', () => {
  it.each(['x'.repeat(64), '1234567812345678', 'change-me-before-you-go-to-production'])(
    'is not %s in production',
    (OSTA_METRICS_TOKEN) => {
      expect(() => readPlatformConfig({ ...needed, OSTA_METRICS_TOKEN })).toThrow(
        'OSTA_METRICS_TOKEN is wrong: it must be random in production: `openssl rand -hex 32` makes one.',
      );
      const development = { ...needed, OSTA_METRICS_TOKEN, OSTA_MODE: 'development' };
      expect(readPlatformConfig(development).metricsToken).toBe(OSTA_METRICS_TOKEN);
    },
  );

  it('may be what openssl makes, or none', () => {
    const OSTA_METRICS_TOKEN = randomBytes(32).toString('hex');
    const { metricsToken } = readPlatformConfig({ ...needed, OSTA_METRICS_TOKEN });
    expect(metricsToken).toBe(OSTA_METRICS_TOKEN);
    expect(readPlatformConfig(needed).metricsToken).toBeNull();
  });
});

describe('the origins that may send changes', () => {
  it('are all names of this machine in development, and the public one alone in production', () => {
    const development = readPlatformConfig({ ...needed, OSTA_MODE: 'development', PORT: '3000' });
    const production = readPlatformConfig({ ...needed, OSTA_MODE: 'production', PORT: '3000' });

    expect(development.origins).toEqual(
      expect.arrayContaining([
        'http://localhost:3000',
        'http://127.0.0.1:3000',
        'http://[::1]:3000',
      ]),
    );
    expect(production.origins).toEqual(['http://localhost:3000']);
  });

  it('are not widened for a public address elsewhere', () => {
    const OSTA_PUBLIC_URL = 'https://demo.osta.example';
    const { origins } = readPlatformConfig({
      ...needed,
      OSTA_MODE: 'development',
      OSTA_PUBLIC_URL,
    });
    expect(origins).toEqual([OSTA_PUBLIC_URL]);
  });
});

function read(given: Readonly<Record<string, string>>): unknown {
  return readPlatformConfig({ ...needed, ...given }).kafkaSecurity;
}

describe('the connection to the broker', () => {
  const named = {
    KAFKA_SASL_MECHANISM: 'scram-sha-512',
    KAFKA_SASL_USERNAME: 'osta',
    KAFKA_SASL_PASSWORD: 'secret',
  };

  it('is in plain text and without credentials by default', () => {
    expect(read({})).toBeNull();
  });

  it('uses TLS, credentials, or both', () => {
    const sasl = { mechanism: 'scram-sha-512', username: 'osta', password: 'secret' };
    const tls = { ca: null, client: null };
    expect(read(named)).toEqual({ tls: null, sasl });
    expect(read({ KAFKA_TLS: 'on' })).toEqual({ tls, sasl: null });
    expect(read({ ...named, KAFKA_TLS: 'on' })).toEqual({ tls, sasl });
  });

  it.each([
    [
      { KAFKA_SASL_USERNAME: 'osta' },
      'KAFKA_SASL_MECHANISM is missing: it must be given with KAFKA_SASL_USERNAME.',
    ],
    [
      { ...named, KAFKA_SASL_PASSWORD: '' },
      'KAFKA_SASL_PASSWORD is missing: it must be given with',
    ],
    [
      { KAFKA_TLS: 'on', KAFKA_TLS_CA: '/nowhere/ca.pem' },
      'KAFKA_TLS_CA is wrong: it must be a file that can be read.',
    ],
    [
      { KAFKA_TLS: 'on', KAFKA_TLS_CA: import.meta.filename },
      'KAFKA_TLS_CA is wrong: it must be a file in PEM.',
    ],
    [{ KAFKA_SASL_MECHANISM: 'none' }, 'KAFKA_SASL_MECHANISM is wrong: it must be one of'],
  ])('is refused with %j', (given, sentence) => {
    expect(() => read(given)).toThrow(sentence);
  });
});
