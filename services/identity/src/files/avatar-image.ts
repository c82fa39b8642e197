import type { ImageRefused } from '@osta/contracts/account/refusals';
import sharp from 'sharp';

import { gate } from '../auth/gate.ts';

/** Side of the square that is kept; screens of phones show avatars at no more than a third of it. */
const side = 512;
/** A picture of a good camera has so many; a bomb of some kilobytes has ten times as many. */
const mostPixels = 25_000_000;
const seconds = 10;

/** Two at once, a few waiting: decoding takes memory by the pixel. */
const through = gate(2, 8);

export type MadeAvatar =
  | { readonly ok: true; readonly webp: Uint8Array }
  | { readonly ok: false; readonly refused: ImageRefused };

/**
 * Makes the picture that is kept from the one that was sent: a square WebP, upright, without a word of
 * what else was in the file (place, camera, hidden scripts).
 *
 * What it is goes by its first bytes and by the decoder, never by its name: JPEG, PNG or WebP. SVG, a
 * document that can run, never reaches the decoder (ASVS 5.0 §5.2.2).
 *
 * @throws Overloaded
 */
export async function makeAvatar(bytes: Uint8Array): Promise<MadeAvatar> {
  if (!isPicture(bytes)) return refuse('type');
  return through(async () => {
    try {
      const webp = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
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

function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12));
  const hex = head.toString('hex');
  const isWebp = hex.startsWith('52494646') && head.toString('latin1', 8, 12) === 'WEBP';
  return hex.startsWith('ffd8ff') || hex.startsWith('89504e470d0a1a0a') || isWebp;
}

function refuse(reason: ImageRefused['reason']): MadeAvatar {
  return { ok: false, refused: { code: 'IMAGE_REFUSED', reason } };
}
