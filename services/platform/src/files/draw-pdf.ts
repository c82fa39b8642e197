import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

import type { PdfRefused } from '@osta/contracts/application/refusals';
import { z } from 'zod';

/** What a PDF may be, and may cost. */
export interface PdfLimits {
  readonly pages: number;
  /** Of a side of a page, in points: the largest that PDF itself knows is 200 inches. */
  readonly pageSide: number;
  /** Of the picture, in pixels. */
  readonly width: number;
  /** Of a picture that can still be read: many long pages together would be narrower. */
  readonly leastWidth: number;
  /** Of the picture: what drawing holds grows with it, and no WebP is higher than 16,383. */
  readonly height: number;
  /** What drawing may take, in bytes. */
  readonly memory: number;
  /** How long drawing may take. */
  readonly milliseconds: number;
}

/** Papers that people scan or get from an authority keep well within. */
export const pdfLimits: PdfLimits = {
  pages: 5,
  pageSide: 14_400,
  width: 1400,
  leastWidth: 600,
  height: 12_000,
  memory: 256 * 1024 * 1024,
  milliseconds: 10_000,
};

/** The pages one below the other, with three values a point; or why there are none. */
export type DrawnPdf =
  | { readonly points: Uint8Array; readonly width: number; readonly height: number }
  | { readonly refused: PdfRefused['reason'] };

const Drawn = z.union([
  z.object({ points: z.instanceof(Uint8Array), width: z.int(), height: z.int() }),
  z.object({ refused: z.enum(['password', 'broken', 'empty', 'pages', 'size']) }),
]);

const workerFile = fileURLToPath(new URL('../../pdf-worker.mjs', import.meta.url));

/**
 * Draws the pages of a PDF, on a thread of its own that ends with the file: a hostile one can neither hold up the
 * service nor leave anything behind for the next.
 */
export async function drawPdf(bytes: Uint8Array, limits: PdfLimits = pdfLimits): Promise<DrawnPdf> {
  const thread = new Worker(workerFile, {
    workerData: { bytes, limits },
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
    // What the library prints is about the file of a person
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<DrawnPdf>((settle) => {
      timer = setTimeout(() => settle({ refused: 'slow' }), limits.milliseconds);
      thread.once('message', (message) => settle(Drawn.parse(message)));
      thread.once('error', () => settle({ refused: 'broken' }));
      thread.once('exit', () => settle({ refused: 'broken' }));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
