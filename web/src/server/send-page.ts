import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { Request, Response } from 'express';

import { contentFirst } from './content-first.ts';
import { policyByHash, policyByNonce } from './content-security-policy.ts';
import { inlineSheets } from './inline-sheets.ts';
import { packBody, sendPacked, type PackedBody } from './packed-body.ts';
import type { Page } from './page-renderer.ts';

const compressGzip = promisify(gzip);

/** A guest's page, ready to be sent again and again. */
export interface KeptPage {
  readonly status: number;
  readonly location: string | null;
  readonly policy: string;
  readonly etag: string;
  readonly body: PackedBody;
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
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const { status, location } = page;
  return { status, location, policy, etag, body: await packBody(html, 'quick') };
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

/** Sends what was kept; nothing, when the browser has the same. */
export function sendKeptPage(request: Request, response: Response, page: KeptPage): void {
  begin(response, page);
  response.setHeader('content-security-policy', page.policy);
  response.setHeader('etag', page.etag);
  if (request.headers['if-none-match'] !== undefined && request.fresh) {
    response.status(304).end();
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  sendPacked(request, response, page.body);
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
