import { deflateSync } from 'node:zlib';

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { lockedPdf, plainPdf } from '../testing/plain-pdf.ts';
import { drawPdf, pdfLimits } from './draw-pdf.ts';
import { makeDocument } from './make-document.ts';

const refused = (reason: string) => ({ ok: false, refused: { code: 'PDF_REFUSED', reason } });
const pngHead = Buffer.from('89504e470d0a1a0a', 'hex');

async function stored(bytes: Uint8Array): Promise<Buffer> {
  const made = await makeDocument(bytes);
  if (!made.ok) throw new Error(JSON.stringify(made.refused));
  return Buffer.from(made.webp);
}

async function shapeOf(webp: Buffer): Promise<readonly unknown[]> {
  const { format, width, height } = await sharp(webp).metadata();
  return [format, width, height];
}

/** A form that draws another ten times, which draws another ten times, and so on. */
function endless(): Buffer {
  const depth = 12;
  const forms = Array.from({ length: depth }, (_, n) => {
    const content = n === depth - 1 ? '0 0 9 9 re f' : '/X Do '.repeat(10);
    const inner = n === depth - 1 ? '' : `/Resources << /XObject << /X ${101 + n} 0 R >> >>`;
    return `${100 + n} 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 99 99] ${inner}
      /Length ${content.length} >> stream\n${content}\nendstream endobj`;
  });
  const page = { content: '/X Do' };
  return plainPdf([page], { objects: forms, resources: '/XObject << /X 100 0 R >>' });
}

describe('a PDF becomes one picture', () => {
  it('of a readable width', async () => {
    expect(await shapeOf(await stored(plainPdf()))).toEqual(['webp', 1400, 1981]);
  });

  it('of all its pages, one below the other', async () => {
    const pages = [{}, { size: [842, 595] as const }, {}];
    const webp = await stored(plainPdf(pages));
    expect(await shapeOf(webp)).toEqual(['webp', 1400, 1981 + 989 + 1981 + 2 * 8]);
    // The words stand on each page, and the gap between two is grey
    const { data } = await sharp(webp).greyscale().raw().toBuffer({ resolveWithObject: true });
    const shadeAt = (x: number, y: number): number => data[y * 1400 + x] ?? 0;
    expect(shadeAt(700, 1985)).toBeLessThan(235);
    expect(shadeAt(700, 1970)).toBeGreaterThan(245);
    for (const top of [0, 1981 + 8 + 989 + 8]) {
      const words = data.subarray(top * 1400, (top + 400) * 1400);
      expect(words.some((shade) => shade < 80)).toBe(true);
    }
  });

  it('that is narrower where the pages are long', async () => {
    const webp = await stored(plainPdf([{ size: [200, 2400] }]));
    const [, width, height] = await shapeOf(webp);
    expect([width, height]).toEqual([999, 11_988]);
  });

  it('in which nothing of it survives: no script, no file, no link', async () => {
    const script = '/S /JavaScript /JS (app.alert\\("survived"\\))';
    const webp = await stored(
      plainPdf([{}], {
        catalog: `/OpenAction << ${script} >> /Names << /JavaScript << /Names [(a) << ${script} >>] >> >>`,
        objects: ['100 0 obj << /Type /Filespec /F (survived.exe) >> endobj'],
      }),
    );
    expect(webp.toString('latin1', 0, 4)).toBe('RIFF');
    const words = ['survived', 'JavaScript', '%PDF', 'app.alert'];
    expect(words.filter((word) => webp.includes(word))).toEqual([]);
  });
});

describe('a PDF that can’t be used is refused', () => {
  it.each([
    ['with a password', lockedPdf(), 'password'],
    ['cut in the middle', plainPdf().subarray(0, 120), 'broken'],
    ['that only begins like one', Buffer.concat([Buffer.from('%PDF-1.7\n'), pngHead]), 'broken'],
    ['without pages', plainPdf([]), 'broken'],
    ['with nothing on its pages', plainPdf([{ content: '' }, { content: '' }]), 'empty'],
    ['of six pages', plainPdf(Array.from({ length: 6 }, () => ({}))), 'pages'],
    ['with a page of a million points', plainPdf([{ size: [1_000_000, 1_000_000] }]), 'size'],
    ['with a page that is a line', plainPdf([{ size: [10, 14_000] }]), 'size'],
  ])('%s', async (_what, bytes, reason) => {
    expect(await makeDocument(bytes)).toEqual(refused(reason));
  });

  it('that unpacks to more than there is memory for', async () => {
    const packed = deflateSync(Buffer.alloc(120_000_000, ' ')).toString('latin1');
    const stream = `100 0 obj << /Length ${packed.length} /Filter /FlateDecode
      /Type /XObject /Subtype /Form /BBox [0 0 9 9] >> stream\n${packed}\nendstream endobj`;
    const bytes = plainPdf([{ content: '/X Do' }], {
      objects: [stream],
      resources: '/XObject << /X 100 0 R >>',
    });
    const limits = { ...pdfLimits, memory: 64 * 1024 * 1024 };
    expect(await drawPdf(bytes, limits)).toEqual({ refused: 'size' });
  });

  it('that would take for ever, and holds up no other', async () => {
    // It needs more and more memory, too, and on a quick machine that limit would come first
    const limits = { ...pdfLimits, milliseconds: 1000, memory: 2 * 1024 ** 3 };
    const [slow, plain] = await Promise.all([drawPdf(endless(), limits), drawPdf(plainPdf())]);
    expect(slow).toEqual({ refused: 'slow' });
    expect(plain).toMatchObject({ width: 1400 });
  });
});

describe('the first bytes decide what a file is', () => {
  it('so that a PDF behind the head of a picture is a broken picture', async () => {
    expect(await makeDocument(Buffer.concat([pngHead, plainPdf()]))).toEqual({
      ok: false,
      refused: { code: 'IMAGE_REFUSED', reason: 'broken' },
    });
  });

  it('so that of a picture with a PDF behind it only the picture is kept', async () => {
    const picture = sharp({
      create: { width: 40, height: 30, channels: 3, background: '#0065d4' },
    });
    const webp = await stored(Buffer.concat([await picture.png().toBuffer(), plainPdf()]));
    expect(await shapeOf(webp)).toEqual(['webp', 40, 30]);
    expect(webp.includes('%PDF')).toBe(false);
  });

  it('so that a ZIP is neither', async () => {
    expect(await makeDocument(Buffer.from('504b0304140000000800', 'hex'))).toEqual({
      ok: false,
      refused: { code: 'IMAGE_REFUSED', reason: 'type' },
    });
  });
});
