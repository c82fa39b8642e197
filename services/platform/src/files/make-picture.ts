import type { ImageRefused } from '@osta/contracts/account/refusals';
import sharp, { type Metadata, type ResizeOptions } from 'sharp';

import { gate } from '../gate.ts';

/**
 * The most pixels of a picture: those of a good camera. A bomb of some kilobytes has ten times as
 * many.
 */
const mostPixels = 25_000_000;
/** Bytes that a decoder may hold at once, for formats that it can decode only as a whole. */
const mostHeld = 64_000_000;
const seconds = 10;

/** One picture at a time, a few waiting: decoding takes memory per pixel. */
const through = gate(1, 20);

/** A stored form of a picture: its size, and one of the modern formats. */
export interface PictureForm {
  readonly size: ResizeOptions;
  readonly format: 'avif' | 'webp';
}

export type MadePicture = { readonly ok: true; readonly webp: Uint8Array } | RefusedPicture;

export type MadePictures =
  | { readonly ok: true; readonly pictures: readonly Uint8Array[] }
  | RefusedPicture;

interface RefusedPicture {
  readonly ok: false;
  readonly refused: ImageRefused;
}

/**
 * Makes one stored picture from an upload: a WebP of this size. See `makePictures`.
 *
 * @throws Overloaded
 */
export async function makePicture(bytes: Uint8Array, size: ResizeOptions): Promise<MadePicture> {
  const made = await makePictures(bytes, [{ size, format: 'webp' }]);
  if (!made.ok) return made;
  const [webp] = made.pictures;
  return webp ? { ok: true, webp } : refuse('broken');
}

/**
 * Makes the stored forms of an upload, in their order: upright, without metadata (place, camera,
 * hidden scripts). The upload is decoded once for each form, row by row where its format allows it.
 *
 * The first bytes and the decoder determine the format, never the name: JPEG, PNG or WebP. SVG, a
 * document that can run scripts, never reaches the decoder (ASVS 5.0 §5.2.2).
 *
 * @throws Overloaded
 */
export async function makePictures(
  bytes: Uint8Array,
  forms: readonly PictureForm[],
): Promise<MadePictures> {
  if (!isPicture(bytes)) return refuse('type');
  return through(async () => {
    try {
      const limits = { limitInputPixels: mostPixels, failOn: 'error' } as const;
      if (heldBy(await sharp(bytes, limits).metadata()) > mostHeld) return refuse('pixels');
      const pictures: Uint8Array[] = [];
      for (const { size, format } of forms) {
        const image = sharp(bytes, limits).rotate().resize(size);
        const encoded =
          format === 'avif' ? image.avif({ quality: 55, effort: 2 }) : image.webp({ quality: 82 });
        pictures.push(await encoded.timeout({ seconds }).toBuffer());
      }
      return { ok: true, pictures };
    } catch (error) {
      return refuse(/pixel limit/u.test(String(error)) ? 'pixels' : 'broken');
    }
  });
}

/**
 * Returns the bytes of the whole picture if the decoder has to hold it whole: interlaced or
 * progressive pictures, and WebP. Other pictures are decoded and scaled row by row.
 */
function heldBy({ format, isProgressive, width, height, channels, depth }: Metadata): number {
  const points = width * height;
  // With or without transparency
  if (format === 'webp') return points * 4;
  if (!isProgressive) return 0;
  // A JPEG is held in its transformed form, with two bytes per value
  return points * channels * (depth === 'ushort' || format === 'jpeg' ? 2 : 1);
}

function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12));
  const hex = head.toString('hex');
  const isWebp = hex.startsWith('52494646') && head.toString('latin1', 8, 12) === 'WEBP';
  return hex.startsWith('ffd8ff') || hex.startsWith('89504e470d0a1a0a') || isWebp;
}

function refuse(reason: ImageRefused['reason']): RefusedPicture {
  return { ok: false, refused: { code: 'IMAGE_REFUSED', reason } };
}
