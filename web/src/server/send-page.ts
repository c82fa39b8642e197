import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Request, Response } from 'express';

import { contentFirst } from './content-first.ts';
import { policyByHash, policyByNonce } from './content-security-policy.ts';
import { inlineSheets } from './inline-sheets.ts';
import type { Page } from './page-renderer.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A guest's page, ready to be sent again and again. */
export interface KeptPage {
  readonly status: number;
  readonly location: string | null;
  readonly policy: string;
  readonly etag: string;
  readonly html: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

/**
 * Compresses once what many visitors will get, with its style sheets inside (docs/adr/0012).
 *
 * @param sheets the style sheets of the build, by their addresses
 */
export async function keepPage(
  page: Page,
  nonce: string,
  sheets: ReadonlyMap<string, string>,
): Promise<KeptPage> {
  const { html: bare, policy } = policyByHash(page.html, nonce);
  const html = inlineSheets(contentFirst(bare), sheets);
  const body = Buffer.from(html);
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    compressGzip(body),
  ]);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const { status, location } = page;
  return { status, location, policy, etag, html: body, brotli, gzip: gzipped };
}

const frontPageVary = 'Accept-Language, Cookie, Accept-Encoding';

function begin(response: Response, page: { status: number; location: string | null }): void {
  response.statusCode = page.status;
  response.setHeader('cache-control', 'private, no-cache');
  // The front page depends on the language of the browser as well: addresses.ts has said so
  response.setHeader(
    'vary',
    response.hasHeader('vary') ? frontPageVary : 'Cookie, Accept-Encoding',
  );
  if (page.location !== null) response.setHeader('location', page.location);
}

/** What browsers say they can read is nearly always one of a few lines: each is understood once. */
const understood = new Map<string, 'br' | 'gzip' | false>();
const mostUnderstood = 100;

function encodingFor(request: Request): 'br' | 'gzip' | false {
  const asked = request.headers['accept-encoding'] ?? '';
  const known = understood.get(asked);
  if (known !== undefined) return known;
  const encoding = request.acceptsEncodings(['br', 'gzip']);
  const chosen = encoding === 'br' || encoding === 'gzip' ? encoding : false;
  if (understood.size < mostUnderstood) understood.set(asked, chosen);
  return chosen;
}

/** Sends what was kept; nothing, when the browser has the same. */
export function sendKeptPage(request: Request, response: Response, page: KeptPage): void {
  begin(response, page);
  response.setHeader('content-security-policy', page.policy);
  response.setHeader('etag', page.etag);
  if (request.headers['if-none-match'] !== undefined && request.fresh) {
    response.status(304).end();
    return;
  }
  const encoding = encodingFor(request);
  const body = { br: page.brotli, gzip: page.gzip, plain: page.html }[encoding || 'plain'];
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-length', body.byteLength);
  if (encoding !== false) response.setHeader('content-encoding', encoding);
  response.end(body);
}

/** Sends a page that is nobody else's. */
export async function sendPage(
  request: Request,
  response: Response,
  page: Page,
  nonce: string | null,
): Promise<void> {
  begin(response, page);
  if (nonce !== null) response.set('content-security-policy', policyByNonce(nonce));
  response.type('html');
  const html = contentFirst(page.html);
  if (request.acceptsEncodings(['gzip']) === 'gzip' && html.length > 1024) {
    response.set('content-encoding', 'gzip').end(await compressGzip(html, { level: 4 }));
  } else {
    response.end(html);
  }
}
