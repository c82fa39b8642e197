import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { describe, expect, it } from 'vitest';

import { type FetchPaths, profilePaths, publishedPages, storePaths } from './published-pages.ts';

const hour = 60 * 60_000;
let time = 0;
const now = (): number => time;

/** A list of these paths, two to a page. */
function list(all: readonly string[]): {
  readonly asked: (string | null)[];
  readonly fetchPaths: FetchPaths;
} {
  const asked: (string | null)[] = [];
  return {
    asked,
    fetchPaths: async (cursor) => {
      asked.push(cursor);
      const at = Number(cursor ?? 0);
      return {
        paths: all.slice(at, at + 2),
        nextCursor: at + 2 < all.length ? String(at + 2) : null,
      };
    },
  };
}

describe('the published pages for the sitemap', () => {
  it('are read page by page, once an hour, and once for concurrent requests', async () => {
    time = 0;
    const { asked, fetchPaths } = list(['/a', '/b', '/c']);
    const pages = publishedPages(fetchPaths, now);
    const [first, second] = await Promise.all([pages(), pages()]);
    expect(first).toEqual(['/a', '/b', '/c']);
    expect(second).toEqual(first);
    time = hour - 1;
    await pages();
    expect(asked).toEqual([null, '2']);
    time = hour;
    await pages();
    expect(asked).toHaveLength(4);
  });

  it('are empty, or the last ones, while the list cannot be read', async () => {
    time = 0;
    let isBroken = true;
    const { fetchPaths } = list(['/a']);
    const pages = publishedPages(
      (cursor) => (isBroken ? Promise.reject(new Error('gone')) : fetchPaths(cursor)),
      now,
    );
    expect(await pages()).toEqual([]);
    isBroken = false;
    expect(await pages()).toHaveLength(1);
    time = hour;
    isBroken = true;
    expect(await pages()).toHaveLength(1);
  });
});

describe('the lists of public pages', () => {
  it('are read over HTTP, at the cursor of the page before', async () => {
    const asked: (string | undefined)[] = [];
    const server = createServer(({ url }, response) => {
      asked.push(url);
      const items = [{ id: '7', storeId: '7' }];
      response.end(JSON.stringify({ items, nextCursor: asked.length % 2 === 1 ? 'c' : null }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const profile = '/professional/profile/7/public';
    expect(await publishedPages(profilePaths(origin))()).toEqual([profile, profile]);
    const store = '/store/7/public';
    expect(await publishedPages(storePaths(origin))()).toEqual([store, store]);
    server.close();
    expect(asked).toEqual([
      '/api/professionals?limit=50',
      '/api/professionals?limit=50&cursor=c',
      '/api/stores?limit=50&sort=newest',
      '/api/stores?limit=50&sort=newest&cursor=c',
    ]);
  });
});
