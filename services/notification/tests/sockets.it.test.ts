import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import type { UserId } from '@osta/contracts/ids';
import { patience } from '@osta/event-store/testing/patience';
import { unavailable } from '@osta/infrastructure/testing/infrastructure';
import { startHarness, type ServiceHarness } from '@osta/platform/testing/service-harness';
import { testConfig, testOrigin } from '@osta/platform/testing/test-config';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { notificationManifest } from '../src/manifest.ts';
import { knock, open, signIn, type Handshake, type Page, type SignedIn } from './browsers.ts';
import { newUserId, quoteSubmitted, recorded } from './recorded-events.ts';

const missing = await unavailable('postgres');

describe.skipIf(missing)('the socket', () => {
  let harness: ServiceHarness;
  let reader: UserId;
  let session: SignedIn;
  let pages: Page[];

  beforeAll(async () => {
    harness = await startHarness(notificationManifest);
  });
  afterAll(() => harness.stop());
  beforeEach(async () => {
    pages = [];
    reader = newUserId();
    session = await anotherSession();
  });
  afterEach(() => {
    for (const page of pages) page.close();
  });

  function anotherSession(): Promise<SignedIn> {
    const { sessionCookie } = testConfig(harness.databaseUrl);
    return signIn((sql, values) => harness.query(sql, values), sessionCookie, reader);
  }

  async function openPage(handshake: Handshake = session): Promise<Page> {
    const page = await open(harness.url, handshake);
    pages.push(page);
    return page;
  }

  async function quote(): Promise<void> {
    const { subject, type, data, actor } = quoteSubmitted({
      customerId: reader,
      professionalId: newUserId(),
    });
    await harness.publish(subject, { type, data }, actor);
  }

  it('tells both sides of a booking to look again when one of them writes or reads', async () => {
    const page = await openPage();
    await page.shows(0);
    const stirred = vi.fn<() => void>();
    page.socket.on('stirred', stirred);
    await harness.publish(
      newUserId(),
      {
        type: 'osta.conversation.messages-read',
        data: {
          customerId: reader,
          professionalId: newUserId(),
          serviceId: 'plumbing.leak',
          requestId: null,
          startsAt: '2026-03-02T08:00:00.000Z',
          bookingId: newUserId(),
          by: 'professional',
          upTo: 1,
        },
      },
      reader,
    );
    await vi.waitFor(() => expect(stirred).toHaveBeenCalledWith(), { timeout: 30_000 });
    // Without a word, and without a change of the count
    expect(page.shown()).toBe(0);
  });

  it('sends the count at once, and every change of it', async () => {
    const page = await openPage();
    await page.shows(0);
    await quote();
    await page.shows(1);
    await quote();
    await page.shows(2);

    const later = await openPage(await anotherSession());
    await later.shows(2);
    expect(page.hints.map(({ version }) => version)).toEqual([0, 1, 2]);
  });

  it('tells all devices of a reader, and nobody else, when one of them marks', async () => {
    const [here, there] = [await openPage(), await openPage(await anotherSession())];
    const stranger = await open(harness.url, await signInStranger());
    await quote();
    await Promise.all([here.shows(1), there.shows(1)]);

    const client = await harness.as(reader);
    await client.post('/api/notifications/mark-all-read');
    await Promise.all([here.shows(0), there.shows(0)]);
    expect(stranger.hints).toEqual([{ unread: 0, version: 0 }]);
    stranger.close();
  });

  function signInStranger(): Promise<SignedIn> {
    const { sessionCookie } = testConfig(harness.databaseUrl);
    return signIn((sql, values) => harness.query(sql, values), sessionCookie, newUserId());
  }

  const { host } = new URL(testOrigin);
  const origins: readonly (readonly [string, string])[] = [
    ['another site', 'https://evil.example'],
    ['a subdomain of another site', `https://${host}.evil.example`],
    ['our subdomain', `https://www.${host}`],
    ['an ending like ours', `https://evil${host}`],
    ['plain http', `http://${host}`],
    ['another port', `${testOrigin}:8443`],
    ['a path', `${testOrigin}/`],
    ['capitals', testOrigin.toUpperCase()],
    ['a user in front', `https://osta@${host}`],
    ['two of them', `${testOrigin}, https://evil.example`],
    ['a sandboxed frame', 'null'],
    ['no browser', ''],
  ];

  it.each(origins)('refuses the origin of %s', async (_name, origin) => {
    expect(await knock(harness.url, { ...session, origin })).toBe('websocket error');
    expect(await knock(harness.url, session)).toBe('connected');
  });

  it('refuses clients without a valid session', async () => {
    const [name = '', value = ''] = session.cookie.split('=');
    const other = await anotherSession();
    await harness.query(
      "update identity.session set expires_at = now() - interval '1 second' where id = $1",
      [other.sessionId],
    );
    const cookies = {
      none: '',
      unsigned: `${name}=${value.split('.')[0]}`,
      forged: `${name}=${value.slice(0, -4)}AAA%3D`,
      over: other.cookie,
    };
    for (const cookie of Object.values(cookies)) {
      expect(await knock(harness.url, { cookie })).toBe('websocket error');
    }
  });

  it('gives the reason before a socket is opened', async () => {
    const asking = request(`${harness.url}/socket.io/?EIO=4&transport=websocket`, {
      headers: {
        origin: 'https://evil.example',
        cookie: session.cookie,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      },
    });
    asking.end();
    const [answer]: IncomingMessage[] = await once(asking, 'response');
    expect(answer?.statusCode).toBe(400);
    expect(answer && (await text(answer))).toContain('ORIGIN_REFUSED');
  });

  it('does not fall back to polling', async () => {
    const response = await fetch(`${harness.url}/socket.io/?EIO=4&transport=polling`, {
      headers: { origin: testOrigin, cookie: session.cookie },
    });
    expect(response.status).toBe(400);
  });

  it('has no other namespace', async () => {
    const page = await openPage();
    const admin = page.socket.io.socket('/admin');
    const refused = new Promise((resolve) => admin.once('connect_error', resolve));
    admin.connect();
    expect(await refused).toMatchObject({ message: 'Invalid namespace' });
  });

  it('accepts no messages', async () => {
    const [quiet, talking, loud, asking] = await Promise.all([1, 2, 3, 4].map(() => openPage()));
    talking?.socket.emit('mark-all-read', {});
    loud?.socket.emit('x'.repeat(5000));
    asking?.socket.emit('unread', () => {});
    await Promise.all([talking, loud, asking].map(async (page) => page?.isLetGo()));
    expect(quiet?.socket.connected).toBe(true);
  });

  it('allows ten sockets per person, and reuses the place of a closed one', async () => {
    for (let n = 0; n < 10; n += 1) await openPage();
    expect(await knock(harness.url, session)).toBe('websocket error');
    expect(await knock(harness.url, await signInStranger())).toBe('connected');
    pages[0]?.close();
    await vi.waitFor(
      async () => expect(await knock(harness.url, session)).toBe('connected'),
      patience,
    );
  });

  it('allows ten when all connect at once', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 30 }, () => openPage()));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('closes the sockets of an ended session, and only those', async () => {
    const ended = [await openPage(), await openPage()];
    const kept = await openPage(await anotherSession());
    const { subject, type, data } = recorded(
      'osta.account.session-revoked',
      { sessionIds: [session.sessionId], cause: 'signed-out' },
      { subject: reader },
    );
    await harness.publish(subject, { type, data }, reader);
    await Promise.all(ended.map((page) => page.isLetGo()));
    expect(kept.socket.connected).toBe(true);
  });
});
