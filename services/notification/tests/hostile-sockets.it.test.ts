import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import type { UserId } from '@osta/contracts/ids';
import { unavailable } from '@osta/infrastructure/testing/infrastructure';
import { frame, rawSocket, type RawSocket } from '@osta/platform/testing/raw-socket';
import { startHarness, type ServiceHarness } from '@osta/platform/testing/service-harness';
import { testConfig, testOrigin } from '@osta/platform/testing/test-config';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { notificationManifest } from '../src/manifest.ts';
import { knock, open, signIn, type Page, type SignedIn } from './browsers.ts';
import { newUserId, quoteSubmitted } from './recorded-events.ts';

/** Signed-in attackers on sockets (S6 of docs/reliability.md): only their sockets are closed. */

const missing = await unavailable('postgres');

const kilobytes = (count: number): Buffer => Buffer.alloc(count * 1024, 'a');
const text = (payload: string): Buffer => frame({ payload });

/** What the attacker sends once the socket is connected. Each closes it. */
const outrages: readonly (readonly [string, Buffer])[] = [
  ['a megabyte', frame({ payload: kilobytes(1024) })],
  ['five kilobytes', frame({ payload: kilobytes(5) })],
  ['a frame that says it is four exabytes', frame({ payload: 'a', length: 2n ** 62n })],
  [
    'five kilobytes in three pieces',
    Buffer.concat([
      frame({ payload: kilobytes(2), isLast: false }),
      frame({ payload: kilobytes(2), opcode: 0, isLast: false }),
      frame({ payload: kilobytes(1), opcode: 0 }),
    ]),
  ],
  ['a frame that is compressed', frame({ payload: '42["x"]', isCompressed: true })],
  ['a frame without a mask', frame({ payload: '3', isMasked: false })],
  ['a kind of frame that is none', frame({ payload: 'a', opcode: 3 })],
  ['letters that are none', frame({ payload: Buffer.from('ff', 'hex') })],
  ['an event', text('42["mark-all-read",{}]')],
  ['an event that asks for an answer', text('421["unread"]')],
  [
    'an event with bytes',
    Buffer.concat([
      text('451-["x",{"_placeholder":true,"num":0}]'),
      frame({ payload: 'a', opcode: 2 }),
    ]),
  ],
  ['an event that is no list', text('42{"__proto__":{}}')],
  ['an event that names a prototype', text('42["__proto__",{"__proto__":{"polluted":1}}]')],
  ['a packet of no kind', text('49')],
  ['a message of no kind', text('9')],
  ['a ping, which is not its part', text('2')],
  ['words', text('hello')],
];

/** Allowed packets without an answer. Too many of them close the socket. */
const chatter: readonly (readonly [string, string])[] = [
  ['answers to what nobody asked', '430[]'],
  ['signs of life', '3'],
  ['knocks at other doors', '40/admin,'],
  ['nothing', '6'],
];

describe.skipIf(missing)('a hostile socket', () => {
  let harness: ServiceHarness;
  let reader: UserId;
  let session: SignedIn;
  let page: Page;
  let raw: RawSocket[];

  beforeAll(async () => {
    harness = await startHarness(notificationManifest);
  });
  afterAll(() => harness.stop());
  beforeEach(async () => {
    raw = [];
    reader = newUserId();
    session = await sessionOf(reader);
    page = await open(harness.url, session);
    await page.shows(0);
  });
  afterEach(() => {
    page.close();
    for (const each of raw) each.close();
  });

  function sessionOf(userId: UserId): Promise<SignedIn> {
    const { sessionCookie } = testConfig(harness.databaseUrl);
    return signIn((sql, values) => harness.query(sql, values), sessionCookie, userId);
  }

  /** Opens the socket of a signed-in attacker, after the handshake of Socket.IO. */
  async function intruder(): Promise<RawSocket> {
    const { cookie } = await sessionOf(newUserId());
    const socket = await rawSocket(harness.url, cookie);
    raw.push(socket);
    socket.send(text('40'));
    await socket.hears('40{"sid"');
    return socket;
  }

  /** Expects that another person's page still gets hints. */
  async function othersAreServed(): Promise<void> {
    const before = page.shown() ?? 0;
    const { subject, type, data, actor } = quoteSubmitted({
      customerId: reader,
      professionalId: newUserId(),
    });
    await harness.publish(subject, { type, data }, actor);
    await page.shows(before + 1);
  }

  it.each(outrages)('is closed for %s', async (_what, bytes) => {
    const socket = await intruder();
    socket.send(bytes);
    await socket.isLetGo();
    expect(page.socket.connected).toBe(true);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it.each(chatter)(
    'may send %s, and is closed when it sends nothing else',
    async (_what, words) => {
      const socket = await intruder();
      socket.send(text(words));
      await othersAreServed();
      expect(socket.isOpen).toBe(true);

      socket.send(Buffer.concat(Array.from({ length: 10_000 }, () => text(words))));
      await socket.isLetGo();
      await othersAreServed();
    },
  );

  it('that never finishes its handshake blocks nobody else', async () => {
    const { hostname, port } = new URL(harness.url);
    const halves: Socket[] = [];
    const connected: Promise<unknown>[] = [];
    for (let n = 0; n < 1000; n += 1) {
      const half = connect(Number(port), hostname);
      half.on('error', () => undefined);
      half.write(
        `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: x\r\norigin: ${testOrigin}\r\n`,
      );
      halves.push(half);
      connected.push(once(half, 'connect'));
    }
    await Promise.all(connected);
    expect(await knock(harness.url, await sessionOf(newUserId()))).toBe('connected');
    await othersAreServed();
    for (const half of halves) half.destroy();
  });

  it("that is idle uses only its own person's places", async () => {
    const silent = newUserId();
    const own = await sessionOf(silent);
    for (let n = 0; n < 10; n += 1) raw.push(await rawSocket(harness.url, own.cookie));
    expect(await knock(harness.url, own)).toBe('websocket error');
    expect(await knock(harness.url, session)).toBe('connected');
  });
});
