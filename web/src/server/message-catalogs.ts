import { createHash } from 'node:crypto';

import type { Locale } from '@osta/contracts/locale';
import type { RequestHandler } from 'express';

import { isLocale, locales } from '../locale/locale.ts';
import { packBody, sendPacked, type PackedBody } from './packed-body.ts';
import type { Catalog, PageRenderer } from './pages/page-renderer.ts';

/** Cached for a day, and for a week stale while revalidating (docs/spec.md §9). */
const forADay = 'public, max-age=86400, stale-while-revalidate=604800';

interface SerializedCatalog {
  readonly hash: string;
  /**
   * Compressed on the first request, at the highest level: it is sent for the life of the process.
   */
  readonly packed: () => Promise<PackedBody>;
}

const kept = new WeakMap<Catalog, SerializedCatalog>();

function serialize(catalog: Catalog): SerializedCatalog {
  const known = kept.get(catalog);
  if (known !== undefined) return known;
  const body = JSON.stringify(catalog);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  let packing: Promise<PackedBody> | undefined;
  const serialized = { hash, packed: () => (packing ??= packBody(body, 'best')) };
  kept.set(catalog, serialized);
  return serialized;
}

/**
 * Returns the URL of the page's messages. It changes with every build, so no page gets old
 * messages.
 */
export function messagesUrlOf(catalogs: PageRenderer['catalogs'], locale: Locale): string {
  return `${locales[locale].file}?v=${serialize(catalogs[locale]).hash}`;
}

/** Handles `GET /_i18n/{locale}/messages.json` (docs/spec.md §7). */
export function createMessagesRoute(loadRenderer: () => Promise<PageRenderer>): RequestHandler {
  return async (request, response) => {
    const { locale } = request.params;
    if (typeof locale !== 'string' || !isLocale(locale)) {
      response.status(404).set('cache-control', 'no-store').json({});
      return;
    }
    const { catalogs } = await loadRenderer();
    const { hash, packed } = serialize(catalogs[locale]);
    response.set('cache-control', forADay).set('etag', `W/"${hash}"`).vary('Accept-Encoding');
    if (request.fresh) response.status(304).end();
    else sendPacked(request, response.type('json'), await packed());
  };
}
