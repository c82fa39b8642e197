import { UploadedPicture } from '@osta/contracts/picture/files';
import { UploadedReceipt } from '@osta/contracts/store/subscription-api';
import { problemOf } from '@osta/platform/testing/problem-of';
import { testClient } from '@osta/platform/testing/test-client';
import { openPublicStore } from '@osta/store/testing/any-store';
import { sendReceipt } from '@osta/store/testing/receipts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { services } from '../src/services.ts';
import { bodyOf } from './hostile-bodies.ts';
import { codeOf, each, startHostileMarket, userOf, type HostileMarket } from './hostile-market.ts';
import { formTypes, hostileOrigins } from './hostile-origins.ts';
import { beginSlowly, goOn, hostileSizes, sendRaw, slowRequest } from './hostile-sizes.ts';
import { canary, hostileUploads } from './hostile-uploads.ts';
import { auditOf, untilSettled } from './run-audit.ts';

/** Sends requests that are wrong as a whole: origin, upload, duration (F13 of docs/reliability.md). */

let hostile: HostileMarket;
beforeAll(async () => {
  hostile = await startHostileMarket();
  // Notifications and letters of the seed come later
  await untilSettled(auditOf(hostile.market), hostile.market);
});
afterAll(() => hostile.stop());

/** Counts events and mails: every effect creates one of them. */
async function everythingOfEverybody(): Promise<unknown> {
  const { rows } = await hostile.market.database.query(
    `select ${services.map(({ name }) => `(select count(*) from ${name}.event) as ${name}`).join()},
       (select count(*) from identity.development_mail) as letters,
       (select count(*) from identity.session) as sessions`,
  );
  return rows[0];
}

describe('twelve origins', () => {
  it('can change nothing, whoever is signed in', async () => {
    expect(hostileOrigins.length).toBe(12);
    const before = await everythingOfEverybody();
    const passed: string[] = [];
    for (const route of hostile.market.routes.filter(({ method }) => method !== 'get')) {
      await each(hostileOrigins, 8, async (headers) => {
        const who = userOf(route);
        const sent = 'origin' in headers ? headers : { origin: '', ...headers };
        const body = bodyOf(route)?.body ?? {};
        const method = route.method.toUpperCase();
        const answer = await hostile.call(method, hostile.pathOf(route), {
          body,
          who,
          headers: sent,
        });
        const code = await codeOf(answer);
        if (code !== 'CROSS_SITE_REFUSED') {
          passed.push(`${route.operationId} ${JSON.stringify(headers)}: ${answer.status} ${code}`);
        }
      });
    }
    expect(passed).toEqual([]);
    expect(await everythingOfEverybody()).toEqual(before);
  });

  it('can change nothing with the content types of forms, even from our origin', async () => {
    const before = await everythingOfEverybody();
    const passed: string[] = [];
    for (const route of hostile.market.routes.filter(
      ({ method, body }) => method !== 'get' && body,
    )) {
      await each(formTypes, 6, async (type) => {
        const answer = await hostile.call(route.method.toUpperCase(), hostile.pathOf(route), {
          body: bodyOf(route)?.body ?? {},
          who: userOf(route),
          headers: { 'content-type': type },
        });
        if (answer.status !== 415) passed.push(`${route.operationId} ${type}: ${answer.status}`);
        await answer.arrayBuffer();
      });
    }
    expect(passed).toEqual([]);
    expect(await everythingOfEverybody()).toEqual(before);
  });
});

/** Returns the faults of a picture as it is served. @param size which it has, if only one is right */
async function faultsOf(what: string, url: string, size?: number): Promise<readonly string[]> {
  const served = await hostile.call('GET', url);
  const kept = Buffer.from(await served.arrayBuffer());
  const { format, width, height, exif, xmp, iptc, icc } = await sharp(kept).metadata();
  const isForm = format === (url.endsWith('.avif') ? 'heif' : 'webp');
  const isSize = size === undefined || (width === size && height === size);
  return [
    ...(isForm && isSize ? [] : [`${what}: ${format} ${width} ${height} is served`]),
    ...(exif || xmp || iptc || icc ? [`${what}: words of the camera are kept`] : []),
    ...(kept.includes(canary) ? [`${what}: what was hidden is kept`] : []),
    ...(kept.length < 400_000 ? [] : [`${what}: ${kept.length} bytes`]),
    ...(served.headers.get('content-security-policy')?.includes('sandbox') === true
      ? []
      : [`${what}: is served so that it could run`]),
  ];
}

describe('sixty files', () => {
  it('are stored as a picture, or not at all', async () => {
    const uploads = await hostileUploads();
    expect(uploads.length).toBeGreaterThanOrEqual(60);
    const wrong: string[] = [];
    let avatar: string | null = null;
    for (const { what, bytes, isPicture } of uploads) {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), '../../me.png');
      const answer = await hostile.call('PATCH', '/api/user/avatar', {
        body: form,
        who: 'customer',
      });
      const me = await hostile.call('GET', '/api/user/me', { who: 'customer' });
      const { avatarUrl } = z
        .looseObject({ avatarUrl: z.string().nullable() })
        .parse(await me.json());
      const isTaken = answer.status === 200;
      if (isTaken !== isPicture || answer.status >= 500) wrong.push(`${what}: ${answer.status}`);
      if (!isTaken && avatarUrl !== avatar) wrong.push(`${what}: the picture has changed`);
      avatar = avatarUrl;
      if (isTaken) wrong.push(...(await faultsOf(what, avatarUrl ?? '', 512)));
    }
    expect(wrong).toEqual([]);
  });

  it('are stored as the picture of a receipt, or not at all', async () => {
    const { market } = hostile;
    const owner = testClient(market.url, hostile.cookieOf('customer'));
    const store = await openPublicStore(owner, testClient(market.url, hostile.cookieOf('admin')));
    const wrong: string[] = [];
    for (const { what, bytes, isPicture } of await hostileUploads()) {
      const { status, body } = await sendReceipt(owner, store, bytes);
      if ((status === 201) !== isPicture || status >= 500) wrong.push(`${what}: ${status}`);
      if (status !== 201) continue;
      const url = `${store}/receipts/${UploadedReceipt.parse(body).receiptId}`;
      const served = await hostile.call('GET', url, { who: 'customer' });
      const kept = Buffer.from(await served.arrayBuffer());
      if (served.headers.get('content-type') !== 'image/webp') wrong.push(`${what}: no picture`);
      if (kept.includes(canary)) wrong.push(`${what}: what was hidden is kept`);
      if ((await hostile.call('GET', url, { who: 'professional' })).status !== 404) {
        wrong.push(`${what}: somebody else reads it`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('are stored as the pictures of a store, or not at all, whatever they are called', async () => {
    const { market } = hostile;
    const owner = testClient(market.url, hostile.cookieOf('customer'));
    const store = await openPublicStore(owner, testClient(market.url, hostile.cookieOf('admin')));
    const wrong: string[] = [];
    let kept = await picturesOf(store);
    for (const [n, { what, bytes, isPicture }] of (await hostileUploads()).entries()) {
      const form = new FormData();
      const name = fileNames[n % fileNames.length] ?? '';
      form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/svg+xml' }), name);
      const answer = await owner.post(`${store}/pictures`, form);
      if ((answer.status === 201) !== isPicture) wrong.push(`${what} ${name}: ${answer.status}`);
      if (answer.status === 201) kept += 1;
      else if (!refusals.has(problemOf(answer))) wrong.push(`${what}: ${problemOf(answer)}`);
      if ((await picturesOf(store)) !== kept) wrong.push(`${what}: something else is kept`);
      if (answer.status !== 201) continue;
      const { pictureId } = UploadedPicture.parse(answer.body);
      for (const file of ['480.webp', '1600.avif']) {
        wrong.push(
          ...(await faultsOf(`${what} ${file}`, `${store}/pictures/${pictureId}/${file}`)),
        );
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** Names of uploads: none is ever the name of a file. */
const fileNames = [
  '../../../etc/passwd',
  '..\\..\\shop.php',
  '/tmp/shop.svg',
  '%2e%2e%2fshop.webp',
  'shop.webp%00.js',
  '<script>alert(1)</script>.webp',
  '\u202Egnp.exe',
  `${'x'.repeat(2000)}.webp`,
  '.',
];

/** What a file that is no picture is told. */
const refusals = new Set(['422 IMAGE_REFUSED', '413 PAYLOAD_TOO_LARGE', '400 VALIDATION_FAILED']);

async function picturesOf(store: string): Promise<number> {
  const { rows } = await hostile.market.database.query<{ count: number }>(
    'select count(*)::int as count from store.picture where store_id = $1',
    [store.split('/').at(-1)],
  );
  return rows[0]?.count ?? 0;
}

describe('twenty bodies that are too large or too slow', () => {
  it('are refused at once, and delay nobody', async () => {
    const port = Number(new URL(hostile.market.url).port);
    const sizes = hostileSizes(hostile.cookieOf('customer'));
    expect(sizes.length).toBeGreaterThanOrEqual(20);
    const before = await requestsOfCustomer();
    const wrong: string[] = [];
    for (const { what, bytes, expected } of sizes) {
      const status = await sendRaw(port, bytes);
      if (!expected.includes(status)) wrong.push(`${what}: ${status}`);
    }
    expect(wrong).toEqual([]);

    const slow = await beginSlowly(port, slowRequest(hostile.cookieOf('customer')), 200);
    // Requests with a body too, since the slow ones are slow in their body
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 === 0
          ? hostile.call('GET', '/api/user/me', { who: 'customer' })
          : hostile.call('PATCH', '/api/user/update', {
              who: 'customer',
              body: { placeId: 'nowhere' },
            }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    // They were answered while all slow requests were still being read, not after a timeout of those
    expect(new Set(slow.map(({ heard }) => heard()))).toEqual(new Set([goOn]));
    for (const { socket } of slow) socket.destroy();
    expect(await requestsOfCustomer()).toBe(before);
  });
});

async function requestsOfCustomer(): Promise<number> {
  const { rows } = await hostile.market.database.query<{ count: number }>(
    'select count(*)::int as count from request.service_request where customer_id = $1',
    [hostile.people.idOf('customer')],
  );
  return rows[0]?.count ?? 0;
}
