import { createHash } from 'node:crypto';

import { PlaceList, ServiceCatalogue } from '@osta/contracts/catalogue/api';
import { catalogueOperations } from '@osta/contracts/catalogue/operations';
import type { Locale } from '@osta/contracts/locale';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { CategoryId } from '@osta/reference/category-id';
import { categoryList } from '@osta/reference/category-list';
import { categoryOf } from '@osta/reference/category-of';
import { categoryName, serviceName } from '@osta/reference/names';
import { placeList } from '@osta/reference/place-list';

import type { FindEntryWords } from '../queries/entry-words.ts';
import type { AskForServices } from '../queries/search-services.ts';

/**
 * Trades and places change only with a release: fresh for an hour, stale while revalidating after
 * that.
 */
const cacheControl = 'public, max-age=3600, stale-while-revalidate=86400';

function catalogue(locale: Locale): ServiceCatalogue {
  return ServiceCatalogue.parse({
    categories: categoryList.map(({ id, name, services }) => ({
      id,
      name: name[locale],
      services: services.map((service) => ({ id: service.id, name: service.name[locale] })),
    })),
  });
}

/** Returns towns and neighbourhoods, not districts: nobody names a district as their home. */
function places(locale: Locale): PlaceList {
  const names = new Map(placeList.map(({ id, name }) => [id, name[locale]]));
  return PlaceList.parse({
    places: placeList.flatMap(({ id, name, parent, lat, lon, rank }) => {
      if (parent === null) return [];
      const within = names.get(parent) ?? '';
      return [{ id, name: name[locale], within, latitude: lat, longitude: lon, rank }];
    }),
  });
}

interface Cached<Body> {
  readonly body: Body;
  readonly headers: Headers;
}

/** Returns the bodies by language, each built once: all readers of a language get the same. */
function cached<Body>(make: (locale: Locale) => Body): Readonly<Record<Locale, Cached<Body>>> {
  const inOne = (locale: Locale): Cached<Body> => {
    const body = make(locale);
    const tag = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22);
    const headers = { 'cache-control': cacheControl, vary: 'accept-language', etag: `"${tag}"` };
    return { body, headers: new Headers({ ...headers, 'content-language': locale }) };
  };
  return { ar: inOne('ar'), en: inOne('en') };
}

/** Admins change the words: a shared cache keeps an answer for as long as that may wait, a browser asks again. */
const searchHeaders = new Headers({
  'cache-control': 'public, max-age=0, s-maxage=10',
  vary: 'accept-language',
});

interface ReferenceRoutes {
  readonly askForServices: AskForServices;
  readonly findEntryWords: FindEntryWords;
}

/** Returns the read routes of `/api/services` and `/api/places`. */
export function referenceRoutes(routes: ReferenceRoutes): readonly Route[] {
  const { askForServices, findEntryWords } = routes;
  const catalogues = cached(catalogue);
  const lists = cached(places);

  return [
    defineRoute(catalogueOperations.listServices, {
      access: 'public',
      handle: ({ locale }) => Promise.resolve(catalogues[locale]),
    }),

    defineRoute(catalogueOperations.searchServices, {
      access: 'public',
      rateLimit: { points: 600, seconds: 60 },
      handle: async ({ query: { q, limit }, locale }) => {
        const found = await askForServices(q, limit);
        const services = found.map(({ id }) => {
          const categoryId = CategoryId.parse(categoryOf(id));
          const name = serviceName(id, locale);
          return { id, name, categoryId, categoryName: categoryName(categoryId, locale) };
        });
        return { body: { data: { services } }, headers: searchHeaders };
      },
    }),

    defineRoute(catalogueOperations.getSearchWords, {
      access: 'admin',
      handle: async ({ params: { entryId } }) => {
        const body = await findEntryWords(entryId);
        return { body, etag: body.version };
      },
    }),

    defineRoute(catalogueOperations.listPlaces, {
      access: 'public',
      handle: ({ locale }) => Promise.resolve(lists[locale]),
    }),
  ];
}
