import type { ProfessionalPage } from '@osta/contracts/professional/api';
import type { StorePage } from '@osta/contracts/store/api';

import { call } from '../../api/call.ts';
import { readJson } from './read-json.ts';

/** As long as crawlers may cache the sitemap. */
const freshFor = 60 * 60_000;
/**
 * A sitemap holds at most 50,000 addresses (sitemaps.org): two languages each, of two lists, and our own pages.
 */
const mostPages = 10_000;
/** One page of a list: the paths of what customers may see, without a language prefix. */
interface ListedPaths {
  readonly paths: readonly string[];
  readonly nextCursor: string | null;
}

/** Fetches the page at a cursor; at `null` the first one. */
export type FetchPaths = (cursor: string | null) => Promise<ListedPaths>;

/** Returns the paths of all profiles, page by page from the public list of professionals. */
export function profilePaths(apiOrigin: string): FetchPaths {
  return async (cursor) => {
    const { path } = call('GET /api/professionals', {
      query: { limit: 50, cursor: cursor ?? undefined },
    });
    const { items, nextCursor } = await readJson<ProfessionalPage>(apiOrigin + path);
    return { paths: items.map(({ id }) => `/professional/profile/${id}/public`), nextCursor };
  };
}

/** Returns the paths of all public stores, page by page from their list. */
export function storePaths(apiOrigin: string): FetchPaths {
  return async (cursor) => {
    const { path } = call('GET /api/stores', {
      query: { limit: 50, sort: 'newest', cursor: cursor ?? undefined },
    });
    const { items, nextCursor } = await readJson<StorePage>(apiOrigin + path);
    return { paths: items.map(({ storeId }) => `/store/${storeId}/public`), nextCursor };
  };
}

/**
 * Returns a function that reads all paths of a list, at most once an hour.
 *
 * @param fetchPaths fetches one page of the list
 * @param now in milliseconds
 * @returns the paths; while the list cannot be read, the last ones
 */
export function publishedPages(
  fetchPaths: FetchPaths,
  now: () => number = Date.now,
): () => Promise<readonly string[]> {
  let known: readonly string[] = [];
  let readAt = -Infinity;
  let reading: Promise<readonly string[]> | null = null;

  async function readAll(): Promise<readonly string[]> {
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const { paths, nextCursor }: ListedPaths = await fetchPaths(cursor);
      found.push(...paths);
      cursor = nextCursor;
    } while (cursor !== null && found.length < mostPages);
    return found;
  }

  return async () => {
    if (now() - readAt < freshFor) return known;
    reading ??= readAll().finally(() => {
      reading = null;
    });
    try {
      known = await reading;
      readAt = now();
    } catch {
      // A sitemap without these pages, or with old ones, is better than none
    }
    return known;
  };
}
