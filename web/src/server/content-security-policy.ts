import { createHash } from 'node:crypto';

/** The attribute values of `style={…}` and the sheets of overlays need 'unsafe-inline' for styles. */
function policy(scripts: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Lets scripts run that carry the nonce of this one answer. */
export function policyByNonce(nonce: string): string {
  return policy([`'nonce-${nonce}'`]);
}

/** For pages of one piece: their sheet is inside, and nothing runs. */
export const policyWithoutScripts: string = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface KeptPage {
  readonly html: string;
  readonly policy: string;
}

/**
 * Makes a page fit to be kept: a nonce must not be used twice, so the scripts that carried it are
 * allowed by their hashes, and the nonce is taken out.
 */
export function policyByHash(html: string, nonce: string): KeptPage {
  const mark = ` nonce="${nonce}"`;
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/gu);
  const hashes = new Set<string>();
  for (const { groups } of scripts) {
    const body = groups?.['body'] ?? '';
    if (body === '' || groups?.['attributes']?.includes(mark) !== true) continue;
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  const meta = `<meta property="csp-nonce" content="${nonce}"/>`;
  return { html: html.replace(meta, '').replaceAll(mark, ''), policy: policy([...hashes]) };
}
