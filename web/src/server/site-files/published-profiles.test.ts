import { describe, expect, it } from 'vitest';

import { publishedProfiles } from './published-profiles.ts';

const hour = 60 * 60_000;
let time = 0;
const now = (): number => time;

/** Professionals with these ids, two to a page. */
function list(ids: readonly string[]): {
  readonly asked: (string | null)[];
  readonly fetchPage: Parameters<typeof publishedProfiles>[0];
} {
  const asked: (string | null)[] = [];
  return {
    asked,
    fetchPage: async (cursor) => {
      asked.push(cursor);
      const at = Number(cursor ?? 0);
      const items = ids.slice(at, at + 2).map((id) => ({ id }));
      return { items, nextCursor: at + 2 < ids.length ? String(at + 2) : null };
    },
  };
}

describe('the public profiles for the sitemap', () => {
  it('are read page by page, once an hour, and once for concurrent requests', async () => {
    time = 0;
    const { asked, fetchPage } = list(['a', 'b', 'c']);
    const profiles = publishedProfiles(fetchPage, now);
    const [first, second] = await Promise.all([profiles(), profiles()]);
    expect(first).toEqual(['a', 'b', 'c'].map((id) => `/professional/profile/${id}/public`));
    expect(second).toEqual(first);
    time = hour - 1;
    await profiles();
    expect(asked).toEqual([null, '2']);
    time = hour;
    await profiles();
    expect(asked).toHaveLength(4);
  });

  it('are empty, or the last ones, while the list cannot be read', async () => {
    time = 0;
    let isBroken = true;
    const { fetchPage } = list(['a']);
    const profiles = publishedProfiles(
      (cursor) => (isBroken ? Promise.reject(new Error('gone')) : fetchPage(cursor)),
      now,
    );
    expect(await profiles()).toEqual([]);
    isBroken = false;
    expect(await profiles()).toHaveLength(1);
    time = hour;
    isBroken = true;
    expect(await profiles()).toHaveLength(1);
  });
});
