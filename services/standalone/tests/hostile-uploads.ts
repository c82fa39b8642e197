import { gzipSync } from 'node:zlib';

import sharp, { type Sharp } from 'sharp';

/** One file sent as a profile picture. */
export interface HostileUpload {
  readonly what: string;
  readonly bytes: Uint8Array;
  /** Whether it is a picture: then it is accepted, and its hidden content is removed. */
  readonly isPicture: boolean;
}

/** The text hidden in these pictures, which must not be served. */
export const canary = 'CANARY-7f3a';

const script = `<script>alert('${canary}')</script>`;
/** Attributes of an SVG that a decoder would draw. */
const size = 'xmlns="http://www.w3.org/2000/svg" width="90" height="60"';
const drawn = '<rect width="90" height="60" fill="#0065d4"/>';
const svg = `<svg ${size}>${drawn}${script}</svg>`;

function plain(width = 90, height = 60): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#0065d4' } });
}

function encoded(format: 'png' | 'jpeg' | 'webp', picture: Sharp): Promise<Buffer> {
  return picture.toFormat(format).toBuffer();
}

/** Returns sixty files: pictures with hidden content, truncated pictures, and files of other types. */
export async function hostileUploads(): Promise<readonly HostileUpload[]> {
  const uploads: HostileUpload[] = [];
  const add = (what: string, bytes: Uint8Array | string, isPicture = false): void => {
    uploads.push({ what, bytes: Buffer.from(bytes), isPicture });
  };
  const photograph = plain(400, 300).withExif({
    IFD0: { Make: canary, Artist: canary, Copyright: canary, ImageDescription: canary },
    IFD3: { GPSLatitude: '32/1 53/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '13/1 11/1 0/1' },
  });

  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const picture = await encoded(format, plain());
    add(`${format} with a script behind it`, Buffer.concat([picture, Buffer.from(script)]), true);
    const zip = Buffer.concat([picture, Buffer.from(`PK\u0003\u0004${canary}`)]);
    add(`${format} that is an archive too`, zip, true);
    add(`${format} with place and camera`, await encoded(format, photograph.clone()), true);
    add(`${format} of one point`, await encoded(format, plain(1, 1)), true);
    add(`${format} as wide as a wall`, await encoded(format, plain(8000, 2)), true);
    add(
      `${format} lying on its side`,
      await encoded(format, plain().withMetadata({ orientation: 6 })),
      true,
    );
    const large = await encoded(format, noise(400, 400));
    for (const part of [0.001, 0.05, 0.5]) {
      const end = Math.max(4, Math.floor(large.length * part));
      add(`${format} that ends after ${part}`, large.subarray(0, end));
    }
    const head = picture.subarray(0, 12);
    add(`${format} in its first bytes, then a page`, Buffer.concat([head, Buffer.from(svg)]));
    add(
      `${format} in its first bytes, then nothing but ones`,
      Buffer.concat([head, Buffer.alloc(500, 1)]),
    );
  }
  add('png of 36 million points', await plain(6000, 6000).png({ compressionLevel: 9 }).toBuffer());
  add('jpeg of 36 million points', await plain(6000, 6000).jpeg({ quality: 1 }).toBuffer());
  add(
    'webp of 36 million points',
    await plain(6000, 6000).webp({ quality: 1, effort: 0 }).toBuffer(),
  );
  add('avif', await plain().avif({ effort: 0 }).toBuffer());
  add('tiff', await plain().tiff().toBuffer());
  add('gif', await plain().gif().toBuffer());

  add('gif that is a script', 'GIF89a/*\u0001\u0000*/=1;alert(1)');
  add('svg', svg);
  add('svg after a byte order mark', `\uFEFF${svg}`);
  add('svg after a declaration', `<?xml version="1.0"?>${svg}`);
  add(
    'svg with an entity of its own',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${size}>${drawn}<text>&x;</text></svg>`,
  );
  add(
    'svg that grows',
    `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(99)}"><!ENTITY b "${'&a;'.repeat(99)}">]><svg ${size}>${drawn}<text>&b;</text></svg>`,
  );
  add(
    'svg with a picture from elsewhere',
    `<svg ${size}>${drawn}<image href="http://127.0.0.1:9/"/></svg>`,
  );
  add('svg after a comment', `<!-- ${'a'.repeat(99)} -->${svg}`);
  add('svg in UTF-16', Buffer.from(svg, 'utf16le'));
  add('compressed svg', gzipSync(svg));
  add('compressed zeros', gzipSync(Buffer.alloc(3_000_000)));
  add('page', `<!doctype html>${script}`);
  add('script', `alert('${canary}')`);
  add('document', `%PDF-1.7\n${canary}`);
  add('archive', Buffer.from('504b0304140000000800', 'hex'));
  add('program for Windows', `MZ${'\u0000'.repeat(60)}`);
  add('program for Linux', `\u007FELF${'\u0000'.repeat(60)}`);
  add('bitmap', `BM${'\u0000'.repeat(60)}`);
  add('icon', Buffer.from('00000100010010100000', 'hex'));
  add(
    'PostScript that ImageMagick would run',
    `%!PS\nuserdict /setpagedevice undef\n(${canary}) print`,
  );
  add(
    'drawing that ImageMagick would fetch',
    "push graphic-context\nfill 'url(https://evil.example/x\")'",
  );
  add('nothing', '');
  const rest = Buffer.alloc(5 * 1024 * 1024 + 1);
  add('five megabytes and a byte', rest);
  const small = await encoded('png', plain());
  add('png of five megabytes and a byte', Buffer.concat([small, rest.subarray(small.length)]));
  return uploads;
}

/** Returns incompressible noise, the same each time. */
function noise(width: number, height: number): Sharp {
  const points = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let index = 0; index < points.length; index += 1) {
    state = (state * 48_271) % 2_147_483_647;
    points[index] = state % 256;
  }
  return sharp(points, { raw: { width, height, channels: 3 } });
}
