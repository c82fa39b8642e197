import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Request, Response } from 'express';

/** What many visitors will get, compressed once. */
export interface PackedBody {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** How hard zlib tries: `quick` for what is made anew every half minute, `best` for what stays. */
const effort = {
  quick: { br: 6, gzip: 6 },
  best: { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
} as const;

/** Compresses a text in every way that a browser may ask for. */
export async function packBody(text: string, how: 'quick' | 'best'): Promise<PackedBody> {
  const plain = Buffer.from(text);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: effort[how].br },
    }),
    promisify(gzip)(plain, { level: effort[how].gzip }),
  ]);
  return { plain, br, gzip: gzipped };
}

/** What browsers say they can read is nearly always one of a few lines: each is understood once. */
const understood = new Map<string, 'br' | 'gzip' | 'plain'>();
const mostUnderstood = 100;

function encodingFor(request: Request): keyof PackedBody {
  const asked = request.headers['accept-encoding'] ?? '';
  const known = understood.get(asked);
  if (known !== undefined) return known;
  const encoding = request.acceptsEncodings(['br', 'gzip']);
  const chosen = encoding === 'br' || encoding === 'gzip' ? encoding : 'plain';
  if (understood.size < mostUnderstood) understood.set(asked, chosen);
  return chosen;
}

/**
 * Sends it as the browser reads it best, with its headers in one go: one that is set is looked at once
 * more when it is sent. Type, validity and `vary` are up to the caller.
 *
 * @param headers name and value in turn, besides those that are set already
 */
export function sendPacked(
  request: Request,
  response: Response,
  packed: PackedBody,
  headers: readonly string[] = [],
): void {
  const encoding = encodingFor(request);
  const encoded = encoding === 'plain' ? [] : ['content-encoding', encoding];
  const length = ['content-length', String(packed[encoding].byteLength)];
  response.writeHead(response.statusCode, [...headers, ...encoded, ...length]);
  response.end(packed[encoding]);
}
