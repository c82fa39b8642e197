import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { later } from '@osta/contracts/instant';
import { MyRequests } from '@osta/contracts/request/my-data';
import { photoPath } from '@osta/contracts/request/photo-forms';
import { testPool } from '@osta/event-store/testing/test-pool';
import { until } from '@osta/event-store/until';
import { diskFiles } from '@osta/platform/files/disk-files';
import { problemOf } from '@osta/platform/testing/problem-of';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createRequestPhotos, mostWaitingPhotos } from '../src/files/request-photos.ts';
import { sweepPhotos } from '../src/process/sweep-photos.ts';
import { sendRequestPhoto, uploadRequestPhoto } from '../src/testing/request-photos.ts';
import {
  bookingOf,
  content,
  done,
  openMarket,
  quote,
  terms,
  view,
  type Known,
  type Market,
} from './market.ts';

let directory: string;
let market: Market;
let salma: Known;
let omar: Known;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'osta-photos-'));
  market = await openMarket({ OSTA_NEW_CUSTOMER_DAYS: '0', OSTA_FILES_DIR: directory });
  [salma, omar] = [await market.customer('Salma'), await market.professional('Omar')];
});

afterAll(async () => {
  await market.stop();
  await rm(directory, { recursive: true });
});

const addressOf = (photoId: string): string => photoPath(photoId, '480.webp');

async function statusFor({ client }: Pick<Known, 'client'>, photoId: string): Promise<number> {
  return (await client.get(addressOf(photoId))).status;
}

/** Sends a request with these photos to Omar, or keeps it as a draft; returns its id. */
async function askWith(
  customer: Known,
  photoIds: readonly string[],
  draft = false,
): Promise<string> {
  const professionalIds = draft ? [] : [omar.id];
  const body = { content: { ...content, photoIds }, professionalIds, draft };
  return done(await customer.client.post('/api/requests', body)).requestId;
}

it('shows photos in two sizes, without what the camera wrote, to the customer and those who were asked', async () => {
  const taken = await sharp({
    create: { width: 2400, height: 1800, channels: 3, background: '#0065d4' },
  })
    .withExif({ IFD0: { Make: 'CANARY' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  const photoId = await uploadRequestPhoto(salma.client, taken);
  const [nadia, admin] = [await market.professional('Nadia'), { client: await market.admin() }];

  // Before there is a request, it is hers alone
  expect(await statusFor(salma, photoId)).toBe(200);
  expect(await statusFor(omar, photoId)).toBe(404);
  expect(await statusFor(admin, photoId)).toBe(404);

  const requestId = await askWith(salma, [photoId]);
  expect((await view(omar, requestId)).content.photoIds).toEqual([photoId]);
  const readers = [salma, omar, admin, nadia, await market.customer('Huda')];
  const statuses = await Promise.all(readers.map((reader) => statusFor(reader, photoId)));
  expect(statuses).toEqual([200, 200, 200, 404, 404]);
  expect((await market.harness.guest.get(addressOf(photoId))).status).toBe(401);

  for (const [file, width] of [
    ['480.webp', 480],
    ['1600.webp', 1600],
  ] as const) {
    const served = await omar.client.get(photoPath(photoId, file));
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('cache-control')).toBe('private, no-store');
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
    const kept = await diskFiles(directory).get(`photos/${photoId}-${file}`);
    const { exif, ...made } = await sharp(kept ?? new Uint8Array()).metadata();
    expect([made.format, made.width, exif]).toEqual(['webp', width, undefined]);
  }

  done(await omar.client.post(`/api/requests/${requestId}/decline`, { reason: '' }));
  expect(await statusFor(omar, photoId)).toBe(404);
  expect((await view(omar, requestId)).content.photoIds).toEqual([]);
});

it('hides photos from those who were not chosen, and from all who were asked once it is withdrawn', async () => {
  const nadia = await market.professional('Nadia');
  const photoId = await uploadRequestPhoto(salma.client);
  const body = {
    content: { ...content, photoIds: [photoId] },
    professionalIds: [omar.id, nadia.id],
  };
  const { requestId } = done(await salma.client.post('/api/requests', body));
  const ofOmar = await quote(omar, requestId);
  await quote(nadia, requestId);
  done(await salma.client.post(`${ofOmar.path}/accept`, { quoteVersion: 1 }));
  // Not certain yet: the booking may be refused
  expect(await statusFor(nadia, photoId)).toBe(200);
  const bookingId = await bookingOf(market, requestId);
  const [startsAt, endsAt] = [terms.proposedStart, '2026-03-03T10:00:00.000Z'];
  await market.harness.publish(bookingId, {
    type: 'osta.booking.booking-confirmed',
    data: {
      customerId: salma.id,
      professionalId: omar.id,
      requestId,
      quoteId: ofOmar.quoteId,
      serviceId: content.serviceId,
      startsAt,
      endsAt,
      price: terms.price,
      closesAt: endsAt,
    },
  });
  expect(await until(async () => (await statusFor(nadia, photoId)) === 404, 20_000)).toBe(true);
  expect((await view(nadia, requestId)).content.photoIds).toEqual([]);
  expect(await statusFor(omar, photoId)).toBe(200);
  expect((await view(omar, requestId)).content.photoIds).toEqual([photoId]);

  const other = await uploadRequestPhoto(salma.client);
  const withdrawn = await askWith(salma, [other]);
  expect(await statusFor(omar, other)).toBe(200);
  done(await salma.client.post(`/api/requests/${withdrawn}/withdraw`, { reason: '' }));
  expect(await statusFor(omar, other)).toBe(404);
  expect(await statusFor(salma, other)).toBe(200);
});

it('refuses what is no picture, and more than a form needs', async () => {
  const huda = await market.customer('Huda');
  const script = new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
  );
  expect(problemOf(await sendRequestPhoto(huda.client, script))).toBe('422 IMAGE_REFUSED');
  expect(problemOf(await sendRequestPhoto(market.harness.guest))).toBe('401 UNAUTHENTICATED');
  for (let nth = 0; nth < mostWaitingPhotos; nth += 1) await uploadRequestPhoto(huda.client);
  expect(problemOf(await sendRequestPhoto(huda.client))).toBe('409 PHOTO_LIMIT_REACHED');
});

it('refuses photos of others, unknown ones, and those of another request, and takes back what is free', async () => {
  const huda = await market.customer('Huda');
  const foreign = await uploadRequestPhoto(salma.client);
  const [one, two] = [await uploadRequestPhoto(huda.client), await uploadRequestPhoto(huda.client)];
  const nowhere = '01980000-0000-7000-8000-0000000000aa';
  const draft = await askWith(huda, [one], true);
  const start = async (...photoIds: readonly string[]): Promise<string> => {
    const body = { content: { ...content, photoIds }, draft: true };
    return problemOf(await huda.client.post('/api/requests', body));
  };
  for (const photoId of [foreign, nowhere, one]) {
    expect(await start(two, photoId)).toBe('404 PICTURE_NOT_FOUND');
  }
  expect(await start(two, two)).toBe('400 VALIDATION_FAILED');
  const six = [1, 2, 3, 4, 5, 6].map((n) => `${nowhere.slice(0, -1)}${n}`);
  expect(await start(...six)).toBe('400 VALIDATION_FAILED');

  const revise = async (...photoIds: readonly string[]) => {
    const { version } = await view(huda, draft);
    const body = { content: { ...content, photoIds } };
    const headers = { 'if-match': `"v${version}"` };
    return huda.client.put(`/api/requests/${draft}/content`, body, headers);
  };
  expect(problemOf(await revise(one, foreign))).toBe('404 PICTURE_NOT_FOUND');
  done(await revise(two, one));
  expect((await view(huda, draft)).content.photoIds).toEqual([two, one]);
  done(await revise(two));
  // What a request shows no longer is free for another one
  await askWith(huda, [one]);
});

it('deletes what no request has shown for a day, exports what is kept, and deletes all of an erased account', async () => {
  const huda = await market.customer('Huda');
  const [shown, unused] = [
    await uploadRequestPhoto(huda.client),
    await uploadRequestPhoto(huda.client),
  ];
  const requestId = await askWith(huda, [shown]);
  const { body } = await huda.client.get('/api/requests/my-data');
  expect(MyRequests.parse(body).photos.map((each) => [each.id, each.requestId])).toEqual([
    [shown, requestId],
    [unused, null],
  ]);

  const pool = testPool(market.harness.databaseUrl, { options: '-c search_path=request', max: 1 });
  const { clock } = market.harness;
  const photos = createRequestPhotos(pool, diskFiles(directory), clock);
  const sweep = async (after: number): Promise<number> => {
    const moment = later(clock.now(), after);
    await sweepPhotos(pool, photos, { now: () => moment })();
    return statusFor(huda, unused);
  };
  expect(await sweep(86_300_000)).toBe(200);
  expect(await sweep(86_500_000)).toBe(404);
  expect(await statusFor(huda, shown)).toBe(200);
  await pool.end();

  await market.harness.publish(huda.id, { type: 'osta.account.account-erased', data: {} }, huda.id);
  // Its forms are deleted one after the other, and its row last
  const photosInSight = async (): Promise<readonly string[]> =>
    (await view(omar, requestId)).content.photoIds;
  expect(await until(async () => (await photosInSight()).length === 0, 20_000)).toBe(true);
  expect(await statusFor(huda, shown)).toBe(404);
  const left = await readdir(path.join(directory, 'photos'));
  expect(left.filter((file) => file.startsWith(shown) || file.startsWith(unused))).toEqual([]);
});
