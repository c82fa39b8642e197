import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { Request, Response } from 'express';

import { varyOf } from './addresses.ts';
import { contentFirst } from './content-first.ts';
import { policyByHash, policyByNonce } from './content-security-policy.ts';
import { inlineSheets } from './inline-sheets.ts';
import { packBody, sendPacked, type PackedBody } from './packed-body.ts';
import type { Page } from './page-renderer.ts';
import { securityHeaders } from './security-headers.ts';

const compressGzip = promisify(gzip);
/** Room for any page of ours: each piece more is another way to the threads of zlib and back. */
const inOnePiece = { level: 4, chunkSize: 128 * 1024 };

/** A guest's page, ready to be sent again and again. */
export interface KeptPage {
  readonly status: number;
  /** Name and value in turn, as Node takes them. */
  readonly headers: readonly string[];
  readonly etag: string;
  readonly body: PackedBody;
}

/** How a page becomes one that is kept. */
interface Keeping {
  readonly nonce: string;
  /** The style sheets of the build, by their addresses. */
  readonly sheets: ReadonlyMap<string, string>;
  /** What the page depends on. */
  readonly vary: string;
}

/** Compresses once what many visitors will get, with its style sheets inside (docs/adr/0012). */
export async function keepPage(
  { html: bare, status, location }: Page,
  { nonce, sheets, vary }: Keeping,
): Promise<KeptPage> {
  const { html: safe, policy } = policyByHash(bare, nonce);
  const html = inlineSheets(contentFirst(safe), sheets);
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

/** Kept by the browser that got it, and never shown again without asking. */
const revalidated = 'private, no-cache';

/** Sends what was kept; nothing, when the browser has the same. */
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

/** Sends a page that is nobody else's. */
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
  const html = contentFirst(page.html);
  if (request.acceptsEncodings(['gzip']) === 'gzip' && html.length > 1024) {
    response.set('content-encoding', 'gzip').end(await compressGzip(html, inOnePiece));
  } else {
    response.end(html);
  }
}
