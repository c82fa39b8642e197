import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

import type { Locale } from '@osta/contracts/locale';
import type { RequestHandler } from 'express';

import { isLocale } from '../locale/locale.ts';
import type { Catalog, PageRenderer } from './page-renderer.ts';

/** A day, and a week of showing the old one while the new one is fetched (spec §9). */
const forADay = 'public, max-age=86400, stale-while-revalidate=604800';

interface SerializedCatalog {
  readonly body: string;
  readonly hash: string;
  /** Compressed for the first who asks, as well as it can be: it is sent as long as the process lives. */
  readonly packed: () => Promise<Packed>;
}

interface Packed {
  readonly br: Buffer;
  readonly gzip: Buffer;
}

async function pack(body: string): Promise<Packed> {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(body),
    promisify(gzip)(body, { level: 9 }),
  ]);
  return { br, gzip: gzipped };
}

const kept = new WeakMap<Catalog, SerializedCatalog>();

function serialize(catalog: Catalog): SerializedCatalog {
  const known = kept.get(catalog);
  if (known !== undefined) return known;
  const body = JSON.stringify(catalog);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  let packing: Promise<Packed> | undefined;
  const serialized = { body, hash, packed: () => (packing ??= pack(body)) };
  kept.set(catalog, serialized);
  return serialized;
}

/** Where a page's own messages are: a new build has a new address, so no page meets old messages. */
export function messagesUrlOf(catalogs: PageRenderer['catalogs'], locale: Locale): string {
  return `/_i18n/${locale}/messages.json?v=${serialize(catalogs[locale]).hash}`;
}

/** `GET /_i18n/{locale}/messages.json` (spec §7). */
export function createMessagesRoute(loadRenderer: () => Promise<PageRenderer>): RequestHandler {
  return async (request, response) => {
    const { locale } = request.params;
    if (typeof locale !== 'string' || !isLocale(locale)) {
      response.status(404).set('cache-control', 'no-store').json({});
      return;
    }
    const { catalogs } = await loadRenderer();
    const { body, hash, packed } = serialize(catalogs[locale]);
    response.set('cache-control', forADay).set('etag', `W/"${hash}"`).vary('Accept-Encoding');
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    response.type('json');
    const encoding = request.acceptsEncodings(['br', 'gzip']);
    if (encoding === 'br' || encoding === 'gzip') {
      response.set('content-encoding', encoding).end((await packed())[encoding]);
    } else {
      response.send(body);
    }
  };
}
