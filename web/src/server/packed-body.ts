import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Request, Response } from 'express';

/** A response body for many visitors, compressed once. */
export interface PackedBody {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/**
 * Compression levels: `quick` for pages that are rendered every half minute, `best` for constant
 * bodies.
 */
const effort = {
  quick: { br: 6, gzip: 6 },
  best: { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
} as const;

/** Compresses a text in every encoding that a browser may accept. */
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

/** Cache of parsed `accept-encoding` headers: browsers send few different ones. */
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
 * Sends the body in the best encoding that the browser accepts. Writes all headers at once: headers
 * that are set one by one are processed again on sending. The caller sets type, validity and
 * `vary`.
 *
 * @param headers names and values in turn, besides those that are set already
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
