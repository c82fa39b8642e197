import { frame, rawSocket, type RawSocket } from '@osta/platform/testing/raw-socket';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startHostileMarket, type HostileMarket } from './hostile-market.ts';

/**
 * However a session ends, the next request is refused, and its sockets close within five seconds (A4 of
 * docs/reliability.md). Tests the path from identity to notification in one process.
 */

const who = 'customer';
const password = 'osta-demo-1';

let hostile: HostileMarket;
beforeAll(async () => {
  hostile = await startHostileMarket();
});
afterAll(() => hostile.stop());

/** A signed-in device with an open page. */
interface Device {
  readonly cookie: string;
  readonly socket: RawSocket;
}

async function device(): Promise<Device> {
  const cookie = (await hostile.people.cookieOf(who)) ?? '';
  const socket = await rawSocket(hostile.market.url, cookie);
  socket.send(frame({ payload: '40' }));
  await socket.hears('"unread"');
  return { cookie, socket };
}

function ask(cookie: string, method: string, path: string, body?: unknown): Promise<Response> {
  return hostile.call(method, path, { body, headers: { cookie } });
}

const ends: readonly (readonly [string, (own: Device, other: Device) => Promise<Response>])[] = [
  ['signing out', ({ cookie }) => ask(cookie, 'DELETE', '/api/auth/session')],
  ['signing out everywhere', (_own, { cookie }) => ask(cookie, 'DELETE', '/api/auth/sessions')],
  [
    'ending all others from another device',
    (_own, { cookie }) => ask(cookie, 'DELETE', '/api/auth/sessions?keep=current'),
  ],
  [
    'another password, set on another device',
    (_own, { cookie }) =>
      ask(cookie, 'PUT', '/api/auth/password', {
        currentPassword: password,
        newPassword: 'zaytun in gharyan',
      }),
  ],
];

it.each(ends)('ends with %s', async (_how, end) => {
  const [own, other] = [await device(), await device()];
  expect((await ask(own.cookie, 'GET', '/api/user/me')).status).toBe(200);
  const answer = await end(own, other);
  expect(answer.ok).toBe(true);

  expect((await ask(own.cookie, 'GET', '/api/user/me')).status).toBe(401);
  await expect(rawSocket(hostile.market.url, own.cookie)).rejects.toThrow('Refused');
  await own.socket.isLetGo();
  other.socket.close();
});

it('does not exist before the second step: no socket opens', async () => {
  const cookie = (await hostile.people.cookieOf('waiting')) ?? '';
  expect(cookie).toContain('second-step');
  expect((await ask(cookie, 'GET', '/api/user/me')).status).toBe(401);
  await expect(rawSocket(hostile.market.url, cookie)).rejects.toThrow('Refused');
});
