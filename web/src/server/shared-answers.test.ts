import { describe, expect, it } from 'vitest';

import { SharedAnswers } from './shared-answers.ts';

interface Maker {
  readonly make: () => Promise<{ answer: number; freshFor: number; goodFor: number }>;
  readonly count: () => number;
}

/** Makes answers like pages: fresh for half a minute, usable for ten. */
function maker(isKept = true): Maker {
  let made = 0;
  return {
    make: () => {
      made += 1;
      return Promise.resolve({
        answer: made,
        freshFor: 30_000,
        goodFor: isKept ? 10 * 60_000 : 0,
      });
    },
    count: () => made,
  };
}

describe('shared answers', () => {
  it('are made once for concurrent requests', async () => {
    const cache = new SharedAnswers<number>(200, () => 0);
    const { make, count } = maker();
    await Promise.all(Array.from({ length: 50 }, () => cache.get('/', make)));
    expect(count()).toBe(1);
    expect(await cache.get('/en', make)).toBe(2);
  });

  it('are served stale while a new one is made, and not at all when too old', async () => {
    let now = 0;
    const cache = new SharedAnswers<number>(200, () => now);
    const { make } = maker();
    expect(await cache.get('/', make)).toBe(1);
    now = 29_000;
    expect(await cache.get('/', make)).toBe(1);
    now = 31_000;
    expect(await cache.get('/', make)).toBe(1);
    expect(await cache.get('/', make)).toBe(2);
    now = 31_000 + 11 * 60_000;
    expect(await cache.get('/', make)).toBe(3);
  });

  it('are not cached when data was missing, or after a failure', async () => {
    const cache = new SharedAnswers<number>(200, () => 0);
    const { make } = maker(false);
    expect(await cache.get('/', make)).toBe(1);
    expect(await cache.get('/', make)).toBe(2);
    await expect(cache.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.get('/', make)).toBe(3);
  });

  it('are evicted above the limit, the least used first', async () => {
    const cache = new SharedAnswers<number>(200, () => 0);
    const { make, count } = maker();
    await cache.get('popular', make);
    for (let page = 0; page < 250; page += 1) {
      await cache.get(`page ${page}`, make);
      await cache.get('popular', make);
    }
    expect(count()).toBe(251);
    await cache.get('page 0', make);
    expect(count()).toBe(252);
  });
});
