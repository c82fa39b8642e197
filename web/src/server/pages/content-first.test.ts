import { describe, expect, it } from 'vitest';

import { contentFirst } from './content-first.ts';

const chunk = '<link rel="modulepreload" href="/assets/first.js" fetchPriority="low"/>';
const messages = '<link rel="preload" as="fetch" href="/messages.json" crossorigin="anonymous"/>';
const sheet = '<link rel="stylesheet" href="/assets/site.css" data-precedence="default"/>';
const picture = '<link rel="preload" as="image" href="/first.png"/>';
const script =
  '<script type="module" src="/assets/entry.js" async="" fetchPriority="low"></script>';
const inline = '<script nonce="once">theme()</script>';

describe('the resources of a page', () => {
  const page = contentFirst(
    `<html><head>${inline}${chunk}${sheet}${messages}${picture}${script}</head><body><h1>Osta</h1></body></html>`,
    'once',
  );

  it('are requested in this order: visible content, then, once it is painted, scripts', () => {
    expect(page).toContain(
      `<html><head>${inline}${sheet}${picture}</head><body><h1>Osta</h1><template id="comes-later">${chunk}${messages}${script}</template><script nonce="once">`,
    );
  });

  it('are brought by a script that the policy of the page allows', () => {
    expect(page.match(/<script nonce="once">/gu)).toHaveLength(2);
    expect(contentFirst(`<body>${script}</body>`, null)).not.toContain('nonce');
  });

  it('are unchanged without a body, or without scripts', () => {
    expect(contentFirst(chunk, null)).toBe(chunk);
    const plain = `<head>${sheet}</head><body></body>`;
    expect(contentFirst(plain, null)).toBe(plain);
  });
});
