import type { ImageRefused } from '@osta/contracts/account/refusals';
import type { PdfRefused } from '@osta/contracts/application/refusals';
import sharp from 'sharp';

import { gate } from '../gate.ts';
import { drawPdf } from './draw-pdf.ts';
import { makePicture } from './make-picture.ts';

/** Large enough to read the small print, and no larger than it was taken. */
const readable = { width: 2000, height: 2000, fit: 'inside', withoutEnlargement: true } as const;

/** One PDF at a time, a few waiting: its pages take memory. */
const through = gate(1, 10);

export type MadeDocument =
  | { readonly ok: true; readonly webp: Uint8Array }
  | { readonly ok: false; readonly refused: ImageRefused | PdfRefused };

/**
 * Makes the stored picture of a document of a person from an upload: a picture, or a PDF whose pages are drawn one below
 * the other. The first bytes determine which, never the name; a PDF is neither stored nor handed out (ADR 50).
 *
 * @throws Overloaded
 */
export async function makeDocument(bytes: Uint8Array): Promise<MadeDocument> {
  if (!isPdf(bytes)) return makePicture(bytes, readable);
  return through(async () => {
    const drawn = await drawPdf(bytes);
    if ('refused' in drawn) {
      return { ok: false, refused: { code: 'PDF_REFUSED', reason: drawn.refused } };
    }
    const { points, width, height } = drawn;
    const webp = await sharp(points, { raw: { width, height, channels: 3 } })
      .webp({ quality: 82 })
      .toBuffer();
    return { ok: true, webp };
  });
}

function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
}
