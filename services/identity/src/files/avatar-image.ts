import type { ImageRefused } from '@osta/contracts/account/refusals';
import { gate } from '@osta/platform/gate';
import sharp, { type Metadata } from 'sharp';

/**
 * Side of the stored square in pixels; phone screens show avatars at no more than a third of it.
 */
const side = 512;
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

export type MadeAvatar =
  | { readonly ok: true; readonly webp: Uint8Array }
  | { readonly ok: false; readonly refused: ImageRefused };

/**
 * Makes the stored picture from an upload: a square, upright WebP without metadata (place, camera,
 * hidden scripts).
 *
 * The first bytes and the decoder determine the format, never the name: JPEG, PNG or WebP. SVG, a
 * document that can run scripts, never reaches the decoder (ASVS 5.0 §5.2.2).
 *
 * @throws Overloaded
 */
export async function makeAvatar(bytes: Uint8Array): Promise<MadeAvatar> {
  if (!isPicture(bytes)) return refuse('type');
  return through(async () => {
    try {
      const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
      if (heldBy(await image.metadata()) > mostHeld) return refuse('pixels');
      const webp = await image
        .rotate()
        .resize(side, side, { fit: 'cover', withoutEnlargement: false })
        .webp({ quality: 82 })
        .timeout({ seconds })
        .toBuffer();
      return { ok: true, webp };
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

function refuse(reason: ImageRefused['reason']): MadeAvatar {
  return { ok: false, refused: { code: 'IMAGE_REFUSED', reason } };
}
