import { createHash } from 'node:crypto';

/** `style={…}` attributes and the style sheets of overlays need 'unsafe-inline' for styles. */
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

/** Returns a policy that allows scripts with the nonce of this one response. */
export function policyByNonce(nonce: string): string {
  return policy([`'nonce-${nonce}'`]);
}

/** For self-contained pages: an inline style sheet, no scripts. */
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
 * Makes a page cacheable. A nonce must not be used twice, so the nonce is removed and the scripts
 * that carried it are allowed by their hashes.
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
