import type { ProfessionalPage } from '@osta/contracts/professional/api';

import { call } from '../../api/call.ts';

/** As long as crawlers may cache the sitemap. */
const freshFor = 60 * 60_000;
/**
 * A sitemap holds at most 50,000 addresses (sitemaps.org): two languages each, and our own pages.
 */
const mostProfiles = 20_000;
/** Milliseconds for one page of the list; the sitemap comes without profiles rather than late. */
const timeout = 4000;

/** The fields that are read of a page of the list. */
interface ProfilePage {
  readonly items: readonly { readonly id: string }[];
  readonly nextCursor: string | null;
}

/** Fetches the page at a cursor; at `null` the first one. */
type FetchPage = (cursor: string | null) => Promise<ProfilePage>;

/** Returns a function that fetches one page of the public professionals from the API. */
export function professionalPages(apiOrigin: string): FetchPage {
  return async (cursor) => {
    const asked = call('GET /api/professionals', {
      query: { limit: 50, cursor: cursor ?? undefined },
    });
    const response = await fetch(`${apiOrigin}${asked.path}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`professionals answered ${response.status}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the service's own tests hold it to the contract
    return (await response.json()) as ProfessionalPage;
  };
}

/**
 * Returns a function that reads the paths of all public profiles, at most once an hour.
 *
 * @param fetchPage fetches one page of the list
 * @param now in milliseconds
 * @returns the paths; while the list cannot be read, the last ones
 */
export function publishedProfiles(
  fetchPage: FetchPage,
  now: () => number = Date.now,
): () => Promise<readonly string[]> {
  let paths: readonly string[] = [];
  let readAt = -Infinity;
  let reading: Promise<readonly string[]> | null = null;

  async function read(): Promise<readonly string[]> {
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const { items, nextCursor }: ProfilePage = await fetchPage(cursor);
      found.push(...items.map(({ id }) => `/professional/profile/${id}/public`));
      cursor = nextCursor;
    } while (cursor !== null && found.length < mostProfiles);
    return found;
  }

  return async () => {
    if (now() - readAt < freshFor) return paths;
    reading ??= read().finally(() => {
      reading = null;
    });
    try {
      paths = await reading;
      readAt = now();
    } catch {
      // A sitemap without profiles, or with old ones, is better than none
    }
    return paths;
  };
}
