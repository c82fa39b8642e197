import { describe, expect, it } from 'vitest';

import { inlineSheets } from './inline-sheets.ts';

const sheets = new Map([['/assets/site.css', "a::after{content:'$&'}"]]);

describe('the sheets of a cached page', () => {
  it('are inline, and their links are disabled', () => {
    const link = '<link rel="stylesheet" href="/assets/site.css" data-precedence="default"/>';
    expect(inlineSheets(`<head>${link}</head>`, sheets)).toBe(
      `<head><style>a::after{content:'$&'}</style>` +
        '<link rel="stylesheet" href="/assets/site.css" data-precedence="default" disabled=""/></head>',
    );
  });

  it('stay linked when the build does not have them', () => {
    const link = '<link rel="stylesheet" href="/assets/other.css"/>';
    expect(inlineSheets(link, sheets)).toBe(link);
  });
});
