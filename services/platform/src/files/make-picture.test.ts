import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { makePicture, makePictures, type PictureForm } from './make-picture.ts';

const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

const forms: readonly PictureForm[] = [
  { size: within(320), format: 'avif' },
  { size: within(320), format: 'webp' },
  { size: within(160), format: 'avif' },
  { size: within(160), format: 'webp' },
];

function photograph(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#0065d4' } });
}

const words = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('the stored forms of a picture', () => {
  it('have the sizes and formats that were asked for, in their order', async () => {
    const made = await makePictures(await photograph(640, 480).jpeg().toBuffer(), forms);
    if (!made.ok) throw new Error(made.refused.reason);
    const read = await Promise.all(made.pictures.map((picture) => sharp(picture).metadata()));
    expect(
      read.map(({ format, compression, width, height }) => [format, compression, width, height]),
    ).toEqual([
      ['heif', 'av1', 320, 240],
      ['webp', undefined, 320, 240],
      ['heif', 'av1', 160, 120],
      ['webp', undefined, 160, 120],
    ]);
  });

  it('stand upright and say nothing of the camera', async () => {
    const lying = await photograph(400, 200)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: 'A camera with a place' } })
      .jpeg()
      .toBuffer();
    const made = await makePictures(lying, forms);
    if (!made.ok) throw new Error(made.refused.reason);
    for (const picture of made.pictures) {
      const { width, height, exif, orientation } = await sharp(picture).metadata();
      expect(height).toBeGreaterThan(width);
      expect(exif).toBeUndefined();
      expect(orientation ?? 1).toBe(1);
    }
  });

  it('are never larger than the upload', async () => {
    const made = await makePicture(await photograph(40, 30).png().toBuffer(), within(2000));
    if (!made.ok) throw new Error(made.refused.reason);
    expect(await sharp(made.webp).metadata()).toMatchObject({ width: 40, height: 30 });
  });
});

describe('an upload that is no picture', () => {
  it.each([
    ['an SVG with a script', words('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page', words('<!doctype html><script>alert(1)</script>')],
    ['a GIF', words('GIF89a and something')],
    ['nothing', new Uint8Array()],
  ])('is refused by its first bytes: %s', async (_what, bytes) => {
    expect(await makePictures(bytes, forms)).toEqual({
      ok: false,
      refused: { code: 'IMAGE_REFUSED', reason: 'type' },
    });
  });

  it('is refused when it only begins like one', async () => {
    const bytes = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), words('and no more')]);
    expect(await makePictures(bytes, forms)).toEqual({
      ok: false,
      refused: { code: 'IMAGE_REFUSED', reason: 'broken' },
    });
  });

  it('is refused when it is cut in the middle', async () => {
    const whole = await photograph(800, 600).jpeg().toBuffer();
    expect(await makePictures(whole.subarray(0, whole.length / 2), forms)).toMatchObject({
      ok: false,
      refused: { reason: 'broken' },
    });
  });

  it('is refused when it has more points than a camera makes', async () => {
    const { data } = await sharp({
      create: { width: 6000, height: 5000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .jpeg()
      .toBuffer({ resolveWithObject: true });
    expect(await makePictures(data, forms)).toMatchObject({
      ok: false,
      refused: { reason: 'pixels' },
    });
  });
});
