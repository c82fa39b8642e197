import { describe, expect, it } from 'vitest';

import { contentFirst } from './content-first.ts';

const chunk = '<link rel="modulepreload" href="/assets/first.js" fetchPriority="low"/>';
const messages = '<link rel="preload" as="fetch" href="/messages.json" crossorigin="anonymous"/>';
const sheet = '<link rel="stylesheet" href="/assets/site.css" data-precedence="default"/>';
const picture = '<link rel="preload" as="image" href="/first.png"/>';

describe('the resources of a page', () => {
  it('are requested in this order: visible content, then scripts', () => {
    const page = `<html><head>${chunk}${sheet}${messages}${picture}</head><body><h1>Osta</h1></body></html>`;
    expect(contentFirst(page)).toBe(
      `<html><head>${sheet}${picture}</head><body><h1>Osta</h1>${chunk}${messages}</body></html>`,
    );
  });

  it('are unchanged without a body', () => {
    expect(contentFirst(chunk)).toBe(chunk);
  });
});
