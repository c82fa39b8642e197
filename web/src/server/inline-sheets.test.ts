import { describe, expect, it } from 'vitest';

import { inlineSheets } from './inline-sheets.ts';

const sheets = new Map([['/assets/site.css', "a::after{content:'$&'}"]]);

describe('the sheets of a kept page', () => {
  it('are inside it, and their links ask for nothing', () => {
    const link = '<link rel="stylesheet" href="/assets/site.css" data-precedence="default"/>';
    expect(inlineSheets(`<head>${link}</head>`, sheets)).toBe(
      `<head><style>a::after{content:'$&'}</style>` +
        '<link rel="stylesheet" href="/assets/site.css" data-precedence="default" disabled=""/></head>',
    );
  });

  it('stay outside where the build does not know them', () => {
    const link = '<link rel="stylesheet" href="/assets/other.css"/>';
    expect(inlineSheets(link, sheets)).toBe(link);
  });
});
