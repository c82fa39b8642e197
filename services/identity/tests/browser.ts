import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Me, SignedIn } from '@osta/contracts/account/api';
import { eventName } from '@osta/contracts/event-name';
import type { UserId } from '@osta/contracts/ids';
import type { Environment } from '@osta/platform/config/read-config';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  startHarness,
  type HarnessOptions,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import { testClient, type TestAnswer, type TestClient } from '@osta/platform/testing/test-client';
import { z } from 'zod';

import { identityManifest } from '../src/manifest.ts';
import type { IdentityService } from '../src/service.ts';

/** A browser of the service: it keeps its cookies. */
export interface Browser {
  readonly send: TestClient;
  /** Returns `name=value` of the session, or undefined if there is none. */
  cookie(): string | undefined;
  /** Puts a cookie of somebody else into this browser. */
  plant(cookie: string): void;
  /** Returns `name=value` by which an account knows this browser again. */
  device(): string | undefined;
  /** Returns `name=value` of the waiting sign-in, which is kept beside the session cookie. */
  waiting(): string | undefined;
}

/** A running identity service, in any process. */
export type Reached = Pick<ServiceHarness, 'url' | 'guest'>;

let opened = 0;

/** The files of these tests; the system cleans its temporary folder. */
export const filesDirectory = mkdtempSync(join(tmpdir(), 'osta-identity-'));

/** Starts identity behind one proxy, as in production, with the development mailbox. */
export function startIdentity(
  config: HarnessOptions['config'] = {},
  environment: Environment = {},
): Promise<ServiceHarness> {
  return startHarness(identityManifest, {
    environment: { OSTA_FILES_DIR: filesDirectory, ...environment },
    config: { isProduction: false, trustedProxies: 1, ...config },
  });
}

/** Returns the service itself, to run the work of its timers. */
export function serviceOf({ service }: ServiceHarness): IdentityService {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the harness runs identity alone
  return service as IdentityService;
}

/**
 * Opens a browser without a session.
 *
 * @param from its network address; default: one of its own, in the network of all browsers of this service
 */
export function browser({ url }: Pick<Reached, 'url'>, from?: string): Browser {
  const jar = new Map<string, string>();
  opened += 1;
  const port = Number(new URL(url).port);
  const own = `10.${port >> 8}.${port & 255}.${opened % 256}`;
  const address = { 'x-forwarded-for': from ?? own };

  function kept(name: string): string | undefined {
    return [...jar.values()].find((pair) => pair.split('=', 1)[0]?.endsWith(name));
  }

  async function through(
    method: keyof TestClient,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer> {
    const cookies = [...jar.values()].join('; ');
    const client = testClient(url, cookies === '' ? undefined : cookies);
    const all = { ...address, ...headers };
    const answer = await (method === 'get'
      ? client.get(path, all)
      : client[method](path, body, all));
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      const [name = ''] = pair.split('=', 1);
      if (/max-age=0/iu.test(line)) jar.delete(name);
      else jar.set(name, pair);
    }
    return answer;
  }

  return {
    cookie: () =>
      kept('osta.session') ??
      [...jar.values()].find((pair) => !/osta\.(?:device|asking|second-step)=/u.test(pair)),
    waiting: () => kept('osta.second-step'),
    device: () => kept('osta.device'),
    plant(planted) {
      jar.set(planted.split('=', 1)[0] ?? '', planted);
    },
    send: {
      get: (path, headers) => through('get', path, undefined, headers),
      post: (path, body, headers) => through('post', path, body, headers),
      put: (path, body, headers) => through('put', path, body, headers),
      patch: (path, body, headers) => through('patch', path, body, headers),
      delete: (path, body, headers) => through('delete', path, body, headers),
    },
  };
}

const Mailbox = z.object({
  mails: z.array(z.object({ text: z.string(), subject: z.string(), locale: z.string() })),
});

type ReceivedMails = z.infer<typeof Mailbox>['mails'];

/** Returns the mails to this address, newest first. */
export async function mailsTo(
  { guest }: Pick<Reached, 'guest'>,
  email: string,
): Promise<ReceivedMails> {
  const { body } = await guest.get(`/dev/mailbox?to=${encodeURIComponent(email)}`, {
    accept: 'application/json',
  });
  return Mailbox.parse(body).mails;
}

/** Returns the newest code that was mailed to this address. */
export async function mailedCode(harness: Reached, email: string): Promise<string> {
  const [newest] = await mailsTo(harness, email);
  const code = /\b\d{6}\b/u.exec(newest?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was mailed to ${email}`);
  return code;
}

/** Asks for a code and reads it from the mailbox. */
export async function askCode(harness: Reached, email: string): Promise<string> {
  return askCodeIn(harness, browser(harness), email);
}

/** Asks for a code in this browser and reads it from the mailbox. */
export async function askCodeIn(
  harness: Reached,
  { send }: Browser,
  email: string,
): Promise<string> {
  const { status } = await send.post('/api/auth/codes', { email, locale: 'en' });
  if (status !== 202) throw new Error(`No code was sent: ${status}`);
  return mailedCode(harness, email);
}

/** Proves an address in this browser. */
export async function signIn(harness: Reached, { send }: Browser, email: string): Promise<UserId> {
  const code = await askCode(harness, email);
  const { body } = await send.post('/api/auth/sessions/code', { email, code });
  return SignedIn.parse(body).userId;
}

/** Proves an address, registers, and sets a password when one is given. */
export async function signUp(
  harness: Reached,
  who: Browser,
  { email, password, kind = 'customer' }: { email: string; password?: string; kind?: string },
): Promise<UserId> {
  await signIn(harness, who, email);
  const account = { kind, fullName: 'Salma Warfalli', locale: 'ar' };
  const { body } = await who.send.post('/api/account', account);
  if (password !== undefined) {
    await who.send.put('/api/auth/password', { newPassword: password });
  }
  return Me.parse(body).id;
}

/** Returns the status of `GET /api/user/me`. */
export function me({ send }: Browser): Promise<number> {
  return send.get('/api/user/me').then(({ status }) => status);
}

/** Signs in; returns `in`, or the problem. */
export function withPassword(who: Browser, email: string, password: string): Promise<string> {
  return who.send
    .post('/api/auth/sessions/password', { email, password })
    .then((answer) => (answer.status === 200 ? 'in' : problemOf(answer)));
}

/** Signs in; returns `in`, or the problem. */
export function withCode(who: Browser, email: string, code: string): Promise<string> {
  return who.send
    .post('/api/auth/sessions/code', { email, code })
    .then((answer) => (answer.status === 200 ? 'in' : problemOf(answer)));
}

/** The fields of a recorded event that tests compare. */
interface Recorded {
  readonly type: string;
  readonly version: number;
  readonly actor: string;
  readonly source: string;
  readonly data: unknown;
}

/** Returns the events of this person's stream now, under their names, without a version; the log may show them a little later. */
export async function eventsOf(harness: ServiceHarness, userId: UserId): Promise<Recorded[]> {
  const rows = await harness.query<Recorded>(
    `select type, stream_version as version, actor, source, data
     from identity.event where stream_id = $1 order by stream_version`,
    [userId],
  );
  return rows.map((row) => Object.assign(row, { type: eventName(row.type) }));
}
