import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { policyByHash, policyByNonce } from './content-security-policy.ts';

const nonce = 'bm9uY2U=';
const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('the policy of a cached page', () => {
  const page =
    `<head><meta property="csp-nonce" content="${nonce}"/><link rel="icon" nonce="${nonce}"/></head>` +
    `<script nonce="${nonce}">ours()</script><script>theirs()</script>` +
    `<script type="module" src="/assets/a.js" nonce="${nonce}"></script>`;
  const kept = policyByHash(page, nonce);

  it('allows only the scripts that had the nonce', () => {
    expect(kept.policy).toContain(hashOf('ours()'));
    expect(kept.policy).not.toContain(hashOf('theirs()'));
    expect(kept.policy).not.toContain("unsafe-inline' 'sha");
  });

  it('does not contain the nonce, which must not be used twice', () => {
    expect(kept.html).not.toContain(nonce);
    expect(kept.policy).not.toContain(nonce);
    expect(kept.html).toContain('<script>ours()</script>');
  });
});

describe('the policy of a page for one visitor', () => {
  it('allows scripts by its nonce, not by being inline', () => {
    const scripts = /script-src (?<sources>[^;]+);/u.exec(policyByNonce(nonce))?.groups?.[
      'sources'
    ];
    expect(scripts).toBe(`'self' 'nonce-${nonce}'`);
  });
});
