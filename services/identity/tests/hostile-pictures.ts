import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate, deflateSync } from 'node:zlib';

import sharp, { type Sharp } from 'sharp';

/** A file that is small, and large once decoded. */
export interface Bomb {
  readonly what: string;
  readonly bytes: Buffer;
}

/** The parts of a PNG; all pixels are alike. */
interface PngPlan {
  readonly side: number;
  /** Bits per value; values per pixel: 1 (grey) or 4. */
  readonly depth: 1 | 8 | 16;
  readonly values: 1 | 4;
  readonly isInterlaced?: boolean;
  /** Chunks in front of the pixels. */
  readonly before?: readonly Buffer[];
}

const megabyte = 1024 * 1024;

/** The seven passes of an interlaced PNG, with offsets and steps: x, y, dx, dy. */
const rounds = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Returns files that claim 14,000 by 14,000 pixels, which is 196 million, and hold none. */
export async function bombsByTheirWord(): Promise<readonly Bomb[]> {
  const side = 14_000;
  const small = sharp({ create: { width: 40, height: 40, channels: 3, background: '#0065d4' } });
  const jpeg = await small.clone().jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'));
  jpeg.writeUInt16BE(side, frame + 5);
  jpeg.writeUInt16BE(side, frame + 7);
  const webp = await small.clone().webp().toBuffer();
  // The header: RIFF, its length, WEBP, VP8, its length, three bytes of the frame tag and three of
  // the start code
  webp.writeUInt16LE(side, 26);
  webp.writeUInt16LE(side, 28);
  const head = pngHead({ side, depth: 16, values: 4 });
  return [
    {
      what: 'png with nonsense for points',
      bytes: Buffer.concat([head, chunk('IDAT', Buffer.from('nonsense')), chunk('IEND')]),
    },
    { what: 'jpeg that says so', bytes: jpeg },
    { what: 'webp that says so', bytes: webp },
    { what: 'png that keeps its word', bytes: await png({ side, depth: 1, values: 1 }) },
  ];
}

/**
 * Returns files with the most pixels that are accepted, in the formats that take most memory, and
 * with text chunks that grow.
 */
export async function bombsWithinTheLimit(): Promise<readonly Bomb[]> {
  const side = 5000;
  const plain: Sharp = sharp({
    create: { width: side, height: side, channels: 3, background: '#0065d4' },
    limitInputPixels: false,
  });
  const words = deflateSync(Buffer.alloc(50 * megabyte));
  const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), words]));
  const profile = chunk('iCCP', Buffer.concat([Buffer.from('Profile\0\0'), words]));
  const small = { side: 64, depth: 8, values: 4 } as const;
  return [
    { what: 'png, two bytes a value', bytes: await png({ side, depth: 16, values: 4 }) },
    {
      what: 'png, two bytes a value, in rounds',
      bytes: await png({ side, depth: 16, values: 4, isInterlaced: true }),
    },
    {
      what: 'jpeg in rounds',
      bytes: await plain.clone().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    },
    {
      what: 'jpeg lying on its side',
      bytes: await plain.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    },
    {
      what: 'webp without loss',
      bytes: await plain.clone().webp({ lossless: true, effort: 0 }).toBuffer(),
    },
    {
      what: 'png with a gigabyte of words',
      bytes: await png({ ...small, before: Array.from({ length: 20 }, () => text) }),
    },
    {
      what: 'png with a profile of fifty megabytes',
      bytes: await png({ ...small, before: [profile] }),
    },
  ];
}

/** Pads a file to the largest accepted size: bytes behind the end of a picture are ignored. */
export function swollen({ what, bytes }: Bomb): Bomb {
  const rest = Buffer.alloc(Math.max(0, 5 * megabyte - bytes.length));
  return { what: `${what}, of five megabytes`, bytes: Buffer.concat([bytes, rest]) };
}

async function png(plan: PngPlan): Promise<Buffer> {
  const { side, depth, values, isInterlaced = false } = plan;
  const row = (width: number): number => 1 + Math.ceil((width * depth * values) / 8);
  const steps = isInterlaced ? rounds : [[0, 0, 1, 1] as const];
  let size = 0;
  for (const [x, y, dx, dy] of steps) {
    size += Math.ceil((side - y) / dy) * row(Math.ceil((side - x) / dx));
  }
  const points = await buffer(Readable.from(zeros(size)).pipe(createDeflate({ level: 1 })));
  return Buffer.concat([pngHead(plan), chunk('IDAT', points), chunk('IEND')]);
}

function pngHead({ side, depth, values, isInterlaced = false, before = [] }: PngPlan): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  const kind = [depth, values === 1 ? 0 : 6, 0, 0, isInterlaced ? 1 : 0];
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.concat([size, Buffer.from(kind)])),
    ...before,
  ]);
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Yields so many zeros, a megabyte at a time. */
function* zeros(size: number): Generator<Buffer> {
  const piece = Buffer.alloc(megabyte);
  for (let left = size; left > 0; left -= piece.length) yield piece.subarray(0, left);
}
