import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Request, Response } from 'express';

import { policyByHash, policyByNonce } from './content-security-policy.ts';
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

/** Compresses once what many visitors will get. */
export async function keepPage(page: Page, nonce: string): Promise<KeptPage> {
  const { html, policy } = policyByHash(page.html, nonce);
  const body = Buffer.from(html);
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    compressGzip(body),
  ]);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const { status, location } = page;
  return { status, location, policy, etag, html: body, brotli, gzip: gzipped };
}

function begin(response: Response, page: { status: number; location: string | null }): void {
  response.status(page.status);
  response.set('cache-control', 'private, no-cache');
  response.vary('Cookie').vary('Accept-Encoding');
  if (page.location !== null) response.set('location', page.location);
}

/** Sends what was kept; nothing, when the browser has the same. */
export function sendKeptPage(request: Request, response: Response, page: KeptPage): void {
  begin(response, page);
  response.set({ 'content-security-policy': page.policy, etag: page.etag });
  if (request.fresh) return void response.status(304).end();
  response.type('html');
  const encoding = request.acceptsEncodings(['br', 'gzip']);
  if (encoding !== false) response.set('content-encoding', encoding);
  if (encoding === 'br') response.end(page.brotli);
  else if (encoding === 'gzip') response.end(page.gzip);
  else response.end(page.html);
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
  if (request.acceptsEncodings(['gzip']) === 'gzip' && page.html.length > 1024) {
    response.set('content-encoding', 'gzip').end(await compressGzip(page.html, { level: 4 }));
  } else {
    response.end(page.html);
  }
}
