import { createHash } from 'node:crypto';

import type { Locale } from '@osta/contracts/locale';
import type { RequestHandler } from 'express';

import { isLocale } from '../locale/locale.ts';
import { packBody, sendPacked, type PackedBody } from './packed-body.ts';
import type { Catalog, PageRenderer } from './page-renderer.ts';

/** A day, and a week of showing the old one while the new one is fetched (docs/spec.md §9). */
const forADay = 'public, max-age=86400, stale-while-revalidate=604800';

interface SerializedCatalog {
  readonly hash: string;
  /** Compressed for the first who asks, as well as it can be: it is sent as long as the process lives. */
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

/** Where a page's own messages are: a new build has a new address, so no page meets old messages. */
export function messagesUrlOf(catalogs: PageRenderer['catalogs'], locale: Locale): string {
  return `/_i18n/${locale}/messages.json?v=${serialize(catalogs[locale]).hash}`;
}

/** `GET /_i18n/{locale}/messages.json` (docs/spec.md §7). */
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
