import { readdirSync } from 'node:fs';
import path from 'node:path';

import { UserId } from '@osta/contracts/ids';
import { problemOf } from '@osta/platform/testing/problem-of';
import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  browser,
  eventsOf,
  filesDirectory,
  signUp,
  startIdentity,
  type Browser,
} from './browser.ts';

let harness: ServiceHarness;
let people = 0;

beforeAll(async () => {
  harness = await startIdentity();
});

afterAll(() => harness.stop());

async function somebody(): Promise<Browser> {
  people += 1;
  const who = browser(harness);
  await signUp(harness, who, { email: `face${people}@example.ly` });
  return who;
}

function formOf(bytes: Uint8Array | string, name = 'me.png', field = 'file'): FormData {
  const form = new FormData();
  form.set(field, new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
  return form;
}

function plain(width = 64, height = 48): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#0065d4' } });
}

async function avatarUrlOf(who: Browser): Promise<string | null> {
  const { body } = await who.send.get('/api/user/me');
  return (body as { readonly avatarUrl: string | null }).avatarUrl;
}

function stored(): readonly string[] {
  try {
    return readdirSync(path.join(filesDirectory, 'avatars'));
  } catch {
    return [];
  }
}

describe('a picture', () => {
  it.each([
    ['png', () => plain().png()],
    ['jpeg', () => plain().jpeg()],
    ['webp', () => plain().webp()],
  ] as const)('may be %s with any file name, and becomes a square WebP', async (_type, make) => {
    const who = await somebody();
    const sent = formOf(await make().toBuffer(), '../../evil.svg');
    expect((await who.send.patch('/api/user/avatar', sent)).status).toBe(200);

    const url = (await avatarUrlOf(who)) ?? '';
    expect(url).toMatch(/^\/api\/users\/[\w-]{36}\/avatar\/[\w-]{36}$/u);
    const answer = await fetch(harness.url + url);
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 512, height: 512 });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline; filename="avatar.webp"',
      'x-content-type-options': 'nosniff',
    });
  });

  it('keeps no metadata of place and camera', async () => {
    const who = await somebody();
    const jpeg = await plain()
      .jpeg()
      .withExif({
        IFD0: { Make: 'Canary Camera', Copyright: 'Canary' },
        IFD3: { GPSLatitude: '32/1 53/1 0/1', GPSLatitudeRef: 'N' },
      })
      .toBuffer();
    expect(jpeg.toString('latin1')).toContain('Canary Camera');
    await who.send.patch('/api/user/avatar', formOf(jpeg));

    const answer = await fetch(harness.url + (await avatarUrlOf(who)));
    const kept = Buffer.from(await answer.arrayBuffer());
    expect(kept.toString('latin1')).not.toContain('Canary');
    const { exif, xmp, iptc, icc } = await sharp(kept).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('replaces the one before, which is deleted, and can be removed', async () => {
    const who = await somebody();
    const png = await plain().png().toBuffer();
    await who.send.patch('/api/user/avatar', formOf(png));
    const first = await avatarUrlOf(who);
    await who.send.patch('/api/user/avatar', formOf(png));
    const second = await avatarUrlOf(who);

    expect(second).not.toBe(first);
    expect((await fetch(harness.url + first)).status).toBe(404);
    expect((await fetch(harness.url + second)).status).toBe(200);
    expect((await who.send.delete('/api/user/avatar')).body).toMatchObject({ avatarUrl: null });
    expect((await fetch(harness.url + second)).status).toBe(404);
    const id = first?.split('/')[3] ?? '';
    const names = (await eventsOf(harness, UserId.parse(id))).map(({ type }) => type);
    expect(names.filter((type) => type === 'osta.account.user-avatar-changed')).toHaveLength(3);
  });
});

describe('a file that is not a picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const gif = Buffer.from('GIF89a/*\u0001\u0000\u0001\u0000*/=1;alert(1)', 'latin1');

  it.each<[string, () => Promise<Uint8Array | string>, string]>([
    ['an SVG with a script', async () => svg, '422 IMAGE_REFUSED'],
    ['an SVG after a byte order mark', async () => `\uFEFF${svg}`, '422 IMAGE_REFUSED'],
    ['a GIF that is a script', async () => gif, '422 IMAGE_REFUSED'],
    ['a page', async () => '<!doctype html><script>alert(1)</script>', '422 IMAGE_REFUSED'],
    ['a ZIP', async () => Buffer.from('504b0304140000000800', 'hex'), '422 IMAGE_REFUSED'],
    ['a TIFF', () => plain().tiff().toBuffer(), '422 IMAGE_REFUSED'],
    ['an AVIF', () => plain().avif().toBuffer(), '422 IMAGE_REFUSED'],
    ['three bytes of a JPEG', async () => Buffer.from('ffd8ff', 'hex'), '422 IMAGE_REFUSED'],
    [
      'half a PNG',
      async () => (await plain(600, 600).png().toBuffer()).subarray(0, 800),
      '422 IMAGE_REFUSED',
    ],
    [
      'a bomb: 196 million pixels in a small file',
      () => plain(14_000, 14_000).png({ compressionLevel: 9 }).toBuffer(),
      '422 IMAGE_REFUSED',
    ],
    ['nothing', async () => '', '400 VALIDATION_FAILED'],
    ['5 MB and a byte', async () => Buffer.alloc(5 * 1024 * 1024 + 1, 1), '413 PAYLOAD_TOO_LARGE'],
    ['6 MB', async () => Buffer.alloc(6 * 1024 * 1024, 1), '413 PAYLOAD_TOO_LARGE'],
  ])('is refused: %s', async (_what, make, problem) => {
    const who = await somebody();
    const before = stored();
    expect(problemOf(await who.send.patch('/api/user/avatar', formOf(await make())))).toBe(problem);
    expect(await avatarUrlOf(who)).toBeNull();
    expect(stored()).toEqual(before);
  });

  it('is refused in any other form than one file in one field', async () => {
    const who = await somebody();
    const png = await plain().png().toBuffer();
    const two = formOf(png);
    two.append('file', new Blob([new Uint8Array(png)]), 'b.png');
    const text = new FormData();
    text.set('file', 'not a file');
    const more = formOf(png);
    more.set('isAdmin', 'true');

    for (const form of [two, text, more, formOf(png, 'a.png', 'picture')]) {
      expect(problemOf(await who.send.patch('/api/user/avatar', form))).toBe(
        '400 VALIDATION_FAILED',
      );
    }
    expect(problemOf(await who.send.patch('/api/user/avatar', { file: 'x' }))).toBe(
      '415 UNSUPPORTED_MEDIA_TYPE',
    );
    const broken = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(problemOf(await who.send.patch('/api/user/avatar', '--y\r\nnothing', broken))).toBe(
      '400 MALFORMED_BODY',
    );
  });

  it('is refused from another site', async () => {
    const who = await somebody();
    const form = formOf(await plain().png().toBuffer());
    const answer = await who.send.patch('/api/user/avatar', form, { 'x-csrf': '' });
    expect(problemOf(answer)).toBe('403 CROSS_SITE_REFUSED');
  });
});
