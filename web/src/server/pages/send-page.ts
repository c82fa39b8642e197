import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { Request, Response } from 'express';

import { varyOf } from '../addresses.ts';
import { policyByHash, policyByNonce } from '../content-security-policy.ts';
import { packBody, sendPacked, type PackedBody } from '../packed-body.ts';
import { securityHeaders } from '../security-headers.ts';
import { contentFirst } from './content-first.ts';
import { inlineSheets } from './inline-sheets.ts';
import type { Page } from './page-renderer.ts';
import { paintedWhole } from './painted-whole.ts';

const compressGzip = promisify(gzip);
/** Large enough for any page: each further chunk is another round trip to zlib's thread pool. */
const inOnePiece = { level: 4, chunkSize: 128 * 1024 };

/** A guest's page, ready to be sent to many. */
export interface KeptPage {
  readonly status: number;
  /** Names and values in turn, as Node takes them. */
  readonly headers: readonly string[];
  readonly etag: string;
  readonly body: PackedBody;
}

/** What caching a page needs. */
interface Keeping {
  readonly nonce: string;
  /** The style sheets of the build, by URL. */
  readonly sheets: ReadonlyMap<string, string>;
  /** The `vary` header of the page. */
  readonly vary: string;
}

/**
 * Prepares a guest's page for the cache: inlines its style sheets and compresses it once
 * (docs/adr/0012).
 */
export async function keepPage(
  { html: bare, status, location }: Page,
  { nonce, sheets, vary }: Keeping,
): Promise<KeptPage> {
  const { html: safe, policy } = policyByHash(contentFirst(bare, nonce), nonce);
  const html = inlineSheets(safe, sheets);
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const headers = {
    ...Object.fromEntries(securityHeaders),
    'content-security-policy': policy,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': revalidated,
    vary,
    etag,
    ...(location !== null && { location }),
  };
  return {
    status,
    headers: Object.entries(headers).flat(),
    etag,
    body: await packBody(html, 'quick'),
  };
}

/** Only the visitor's browser may cache it, and must revalidate before each use. */
const revalidated = 'private, no-cache';

/** Sends a cached page; 304 when the browser has the same. */
export function sendKeptPage(request: Request, response: Response, page: KeptPage): void {
  const { status, headers, etag, body } = page;
  if (request.headers['if-none-match'] !== undefined) {
    response.setHeader('etag', etag);
    if (request.fresh) {
      response.writeHead(304, [...headers]).end();
      return;
    }
  }
  response.statusCode = status;
  sendPacked(request, response, body, headers);
}

/** Sends a page that was rendered for one visitor. */
export async function sendPage(
  request: Request,
  response: Response,
  page: Page,
  nonce: string | null,
): Promise<void> {
  response.statusCode = page.status;
  response.setHeader('cache-control', revalidated);
  response.setHeader('vary', varyOf(request.path));
  if (page.location !== null) response.setHeader('location', page.location);
  if (nonce !== null) response.set('content-security-policy', policyByNonce(nonce));
  response.type('html');
  // A guest's page is not held back: on a slow line its first lines are what they wait for
  const html = contentFirst(paintedWhole(page.html), nonce);
  if (request.acceptsEncodings(['gzip']) === 'gzip' && html.length > 1024) {
    response.set('content-encoding', 'gzip').end(await compressGzip(html, inOnePiece));
  } else {
    response.end(html);
  }
}
