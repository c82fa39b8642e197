import type { ProfessionalPage } from '@osta/contracts/professional/api';

/** As long as a crawler is told to keep the map. */
const freshFor = 60 * 60_000;
/** A map holds 50,000 addresses at the most (sitemaps.org): two languages each, and the pages of ours. */
const mostProfiles = 20_000;
/** For one page of the list; the map comes without profiles rather than late. */
const timeout = 4000;

/** What is read of a page of the list. */
interface ProfilePage {
  readonly items: readonly { readonly id: string }[];
  readonly nextCursor: string | null;
}

type FetchPage = (search: string) => Promise<ProfilePage>;

/** Asks the API for one page of the professionals that everybody can see. */
export function professionalPages(apiOrigin: string): FetchPage {
  return async (search) => {
    const response = await fetch(`${apiOrigin}/api/professionals?${search}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`professionals answered ${response.status}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the service's own tests hold it to the contract
    return (await response.json()) as ProfessionalPage;
  };
}

/**
 * The paths of all public profiles, read at most once an hour.
 *
 * @param fetchPage one page of the list, by its query
 * @param now in milliseconds
 * @returns the paths; while the list cannot be read, those that were read last
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
      const search = new URLSearchParams({ limit: '50', ...(cursor !== null && { cursor }) });
      const { items, nextCursor } = await fetchPage(search.toString());
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
      // A map without them, or with the last ones, is better than none
    }
    return paths;
  };
}
