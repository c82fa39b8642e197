import { readFileSync } from 'node:fs';

import type { KafkaSecurity } from '@osta/event-log/kafka/connect-kafka';
import { z } from 'zod';

import type { SessionCookie } from '../auth/session-reader.ts';
import { isPrivate } from './is-private.ts';
import { ownOrigins } from './own-origins.ts';
import { proxiesProblem } from './proxies-problem.ts';
import { processEnvironment, readConfig, type Environment } from './read-config.ts';
import { whole } from './whole.ts';

/** The configuration that every process of the product needs. */
export interface PlatformConfig {
  /** URL of Postgres, with the owner of the schemas, or with a user who works as the role of the only service. */
  readonly databaseUrl: string;
  /** `null`: every address of this machine, the default in development. */
  readonly host: string | null;
  /** 0 for any free port. */
  readonly port: number;
  /** The origin that browsers use: `https://osta.example`. */
  readonly publicUrl: string;
  /**
   * Every origin that may send changes, that of `publicUrl` included. In development also this machine's other
   * names, when `publicUrl` is one of them.
   */
  readonly origins: readonly string[];
  /** Number of trusted proxies in front. */
  readonly trustedProxies: number;
  /** Origins of other processes whose API documents are merged into this process's document. */
  readonly apiDocuments: readonly string[];
  readonly sessionCookie: SessionCookie;
  /** Wrap the keys of people: the first wraps, all open. None: keys are stored as they are, in development. */
  readonly keySecrets: readonly string[];
  /** `OSTA_ADMIN_SECOND_STEP`: whether admins have no admin rights until two-step verification is on. */
  readonly adminsNeedSecondStep: boolean;
  /** From `OSTA_MODE`. In development there are a mailbox page and demo accounts. */
  readonly isProduction: boolean;
  readonly logLevel: string;
  /** The bearer token that reads `/metrics`; `null`: it is open in development, closed in production. */
  readonly metricsToken: string | null;
  /** `null`: no traces. */
  readonly otlpUrl: string | null;
  /** `null`: without Kafka, the event tables are the log. */
  readonly kafkaBrokers: readonly string[] | null;
  /** `null`: plain text, no authentication. */
  readonly kafkaSecurity: KafkaSecurity | null;
  /** Prefix of the names of topics and groups, where several products share a broker. */
  readonly kafkaNamespace: string;
  /** `null`: this is the only process. */
  readonly redisUrl: string | null;
}

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== ''),
);

const origin = z
  .url({ protocol: /^https?$/u, message: 'it must be an address like https://osta.example' })
  .transform((url) => new URL(url).origin);

/** Path of a PEM file; read at once, so that a mistake is reported at the start. */
const pemFile = z.string().transform((file, context) => {
  try {
    const text = readFileSync(file, 'utf8');
    if (text.includes('-----BEGIN ')) return text;
    context.addIssue({ code: 'custom', message: 'it must be a file in PEM' });
  } catch {
    context.addIssue({ code: 'custom', message: 'it must be a file that can be read' });
  }
  return z.NEVER;
});

const variables = z.object({
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/u,
    message: 'it must be an address like postgres://user:password@host:5432/database',
  }),
  DATABASE_USER: z.string().optional(),
  DATABASE_PASSWORD: z.string().optional(),
  OSTA_AUTH_SECRET: z.string().min(32, 'it must have at least 32 characters'),
  OSTA_KEY_SECRETS: list
    .refine(
      (secrets) => secrets.every(({ length }) => length >= 32),
      'each secret in it must have at least 32 characters',
    )
    .optional(),
  OSTA_METRICS_TOKEN: z.string().min(16, 'it must have at least 16 characters').optional(),
  OSTA_PUBLIC_URL: origin.optional(),
  OSTA_ORIGINS: list.pipe(z.array(origin)).default([]),
  OSTA_API_DOCUMENTS: list.pipe(z.array(origin)).default([]),
  OSTA_TRUSTED_PROXIES: z.coerce.number('it must be a number').int().min(0).max(10).default(0),
  HOST: z.string().min(1, 'it must not be empty').optional(),
  PORT: whole(0, 65_535, 3000),
  // Not NODE_ENV: libraries select their production builds by it, which the demo needs too
  OSTA_MODE: z.enum(['production', 'development']).default('production'),
  OSTA_ADMIN_SECOND_STEP: z.enum(['required', 'off']).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url('it must be an address').optional(),
  KAFKA_NAMESPACE: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/u, 'it must be lower case letters, digits and hyphens')
    .default('osta'),
  KAFKA_TLS: z.enum(['on', 'off']).default('off'),
  KAFKA_TLS_CA: pemFile.optional(),
  KAFKA_TLS_CERT: pemFile.optional(),
  KAFKA_TLS_KEY: pemFile.optional(),
  KAFKA_SASL_MECHANISM: z.enum(['plain', 'scram-sha-256', 'scram-sha-512']).optional(),
  KAFKA_SASL_USERNAME: z.string().optional(),
  KAFKA_SASL_PASSWORD: z.string().optional(),
  KAFKA_BROKERS: list.pipe(z.array(z.string()).min(1)).optional(),
  REDIS_URL: z
    .url({
      protocol: /^rediss?$/u,
      message: 'it must be an address like redis://host:6379',
    })
    .optional(),
});

/** Settings that require others: each half of a secret the other half, a certificate TLS. */
const together = [
  ['DATABASE_USER', ['DATABASE_PASSWORD']],
  ['DATABASE_PASSWORD', ['DATABASE_USER']],
  ['KAFKA_TLS_CA', ['KAFKA_TLS']],
  ['KAFKA_TLS_CERT', ['KAFKA_TLS', 'KAFKA_TLS_KEY']],
  ['KAFKA_TLS_KEY', ['KAFKA_TLS', 'KAFKA_TLS_CERT']],
  ['KAFKA_SASL_MECHANISM', ['KAFKA_SASL_USERNAME', 'KAFKA_SASL_PASSWORD']],
  ['KAFKA_SASL_USERNAME', ['KAFKA_SASL_MECHANISM', 'KAFKA_SASL_PASSWORD']],
  ['KAFKA_SASL_PASSWORD', ['KAFKA_SASL_MECHANISM', 'KAFKA_SASL_USERNAME']],
] as const;

const complete = variables.superRefine((read, context) => {
  for (const [name, others] of together) {
    const isGiven = read[name] !== undefined;
    for (const other of others) {
      if (isGiven && (read[other] === undefined || read[other] === 'off')) {
        context.addIssue({
          code: 'custom',
          path: [other],
          message: `it must be given with ${name}`,
        });
      }
    }
  }
});

const PlatformConfigFromVariables = complete.transform((read, context): PlatformConfig => {
  const publicUrl = read.OSTA_PUBLIC_URL ?? `http://localhost:${read.PORT}`;
  const isProduction = read.OSTA_MODE === 'production';
  if (isProduction && !isPrivate(publicUrl)) {
    context.addIssue({
      code: 'custom',
      path: ['OSTA_PUBLIC_URL'],
      message: 'it must begin with https: in production, or whoever listens in takes sessions over',
    });
    return z.NEVER;
  }
  const unseen = proxiesProblem(publicUrl, read.OSTA_TRUSTED_PROXIES);
  if (isProduction && unseen !== null) {
    context.addIssue({ code: 'custom', path: ['OSTA_TRUSTED_PROXIES'], message: unseen });
    return z.NEVER;
  }
  const keySecrets = read.OSTA_KEY_SECRETS ?? [];
  const guessable = [
    isGuessable(read.OSTA_AUTH_SECRET) && 'OSTA_AUTH_SECRET',
    (keySecrets.length === 0 || keySecrets.some(isGuessable)) && 'OSTA_KEY_SECRETS',
    read.OSTA_METRICS_TOKEN !== undefined &&
      isGuessable(read.OSTA_METRICS_TOKEN) &&
      'OSTA_METRICS_TOKEN',
  ].filter((name) => name !== false);
  if (isProduction && guessable.length > 0) {
    for (const name of guessable) {
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'it must be random in production: `openssl rand -hex 32` makes one',
      });
    }
    return z.NEVER;
  }
  const adminSecondStep = read.OSTA_ADMIN_SECOND_STEP ?? (isProduction ? 'required' : 'off');
  return {
    databaseUrl: databaseUrl(read),
    host: read.HOST ?? (isProduction ? '127.0.0.1' : null),
    port: read.PORT,
    publicUrl,
    origins: [
      ...new Set([publicUrl, ...(isProduction ? [] : ownOrigins(publicUrl)), ...read.OSTA_ORIGINS]),
    ],
    trustedProxies: read.OSTA_TRUSTED_PROXIES,
    apiDocuments: read.OSTA_API_DOCUMENTS,
    sessionCookie: sessionCookie(publicUrl, read.OSTA_AUTH_SECRET),
    keySecrets,
    adminsNeedSecondStep: adminSecondStep === 'required',
    isProduction,
    logLevel: read.LOG_LEVEL,
    metricsToken: read.OSTA_METRICS_TOKEN ?? null,
    otlpUrl: read.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    kafkaBrokers: read.KAFKA_BROKERS ?? null,
    kafkaSecurity: kafkaSecurity(read),
    kafkaNamespace: read.KAFKA_NAMESPACE,
    redisUrl: read.REDIS_URL ?? null,
  };
});

/**
 * Reads the configuration of a process.
 *
 * @throws ConfigProblem with one sentence per mistake
 */
export function readPlatformConfig(environment: Environment = processEnvironment): PlatformConfig {
  return readConfig(PlatformConfigFromVariables, environment);
}

/** Returns the address of the database, with the user and the password that have variables of their own. */
export function databaseUrl(
  read: Pick<z.infer<typeof variables>, 'DATABASE_URL' | 'DATABASE_USER' | 'DATABASE_PASSWORD'>,
): string {
  const { DATABASE_URL: address, DATABASE_USER: user, DATABASE_PASSWORD: password } = read;
  if (user === undefined || password === undefined) return address;
  const url = new URL(address);
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  return url.href;
}

/** Whether a secret is a placeholder, or a few characters repeated. */
function isGuessable(secret: string): boolean {
  return (
    new Set(secret).size < 10 || /change.?(me|it|this)|your.?secret|placeholder/iu.test(secret)
  );
}

/** Returns the session cookie. Over https its name prefix keeps other hosts of the domain from setting it. */
function sessionCookie(publicUrl: string, secret: string): SessionCookie {
  const isSecure = publicUrl.startsWith('https:');
  return { name: isSecure ? '__Host-osta.session' : 'osta.session', secret };
}

function kafkaSecurity(read: z.infer<typeof variables>): KafkaSecurity | null {
  const { KAFKA_TLS_CA: ca = null, KAFKA_TLS_CERT: certificate, KAFKA_TLS_KEY: key } = read;
  const {
    KAFKA_SASL_MECHANISM: mechanism,
    KAFKA_SASL_USERNAME: username,
    KAFKA_SASL_PASSWORD: password,
  } = read;
  const hasTls = read.KAFKA_TLS === 'on';
  const client = certificate !== undefined && key !== undefined ? { certificate, key } : null;
  const isNamed = mechanism !== undefined && username !== undefined && password !== undefined;
  if (!hasTls && !isNamed) return null;
  return {
    tls: hasTls ? { ca, client } : null,
    sasl: isNamed ? { mechanism, username, password } : null,
  };
}
