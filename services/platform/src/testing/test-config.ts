import { readPlatformConfig, type PlatformConfig } from '../config/platform-config.ts';

/** The web's origin in tests. */
export const testOrigin = 'https://osta.test';

/** Wraps the keys of people in tests. */
export const testKeySecret = 'wraps the keys of people in tests';

/** Returns the configuration of a process under test: any free port, log level warn. */
export function testConfig(
  databaseUrl: string,
  changes: Partial<PlatformConfig> = {},
): PlatformConfig {
  const config = readPlatformConfig({
    DATABASE_URL: databaseUrl,
    OSTA_AUTH_SECRET: 'a secret that only tests know, long enough',
    OSTA_KEY_SECRETS: testKeySecret,
    OSTA_PUBLIC_URL: testOrigin,
    HOST: '127.0.0.1',
    PORT: '0',
    OSTA_MODE: 'development',
    LOG_LEVEL: 'warn',
  });
  return { ...config, ...changes };
}
