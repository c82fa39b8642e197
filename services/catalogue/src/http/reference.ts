import { createHash } from 'node:crypto';

import {
  type CatalogueTree,
  PlaceList,
  type ServiceCatalogue,
  type ServiceSearchAnswer,
  type TradeIcons,
} from '@osta/contracts/catalogue/api';
import { catalogueOperations } from '@osta/contracts/catalogue/operations';
import type { Locale } from '@osta/contracts/locale';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { placeList } from '@osta/reference/place-list';

import { catalogueProblems } from '../commands/catalogue-problems.ts';
import type { CurrentCatalogue, ReadCatalogue } from '../queries/current-catalogue.ts';
import type { FindEntryWords } from '../queries/entry-words.ts';
import type { AskForServices } from '../queries/search-services.ts';

/** Places change only with a release: fresh for an hour, stale while revalidating after that. */
const forAnHour = 'public, max-age=3600, stale-while-revalidate=86400';

/** Admins change trades and words: a shared cache keeps an answer for as long as that may wait, a browser asks again. */
const forASecond = 'public, max-age=0, s-maxage=1';

type Trade = CatalogueTree['trades'][number];

/** Whether customers see the trade: it is not hidden, and has a service that is not. */
function isShown({ isHidden, services }: Trade): boolean {
  return !isHidden && services.some((service) => !service.isHidden);
}

type Listed = Omit<ServiceCatalogue['categories'][number], 'hidden'>;

/** Returns a trade with some of its services, in one language. */
function listed({ id, name, icon }: Trade, services: Trade['services'], locale: Locale): Listed {
  return {
    id,
    name: name[locale],
    ...(icon !== id && { icon }),
    services: services.map((service) => ({ id: service.id, name: service.name[locale] })),
  };
}

function servicesIn({ tree: { trades } }: CurrentCatalogue, locale: Locale): ServiceCatalogue {
  const hidden = trades
    .filter((trade) => !isShown(trade))
    .map((trade) => listed(trade, trade.services, locale));
  const categories = trades.filter(isShown).map((trade) => {
    const shown = trade.services.filter(({ isHidden }) => !isHidden);
    const others = trade.services.filter(({ isHidden }) => isHidden);
    const { services: without } = listed(trade, others, locale);
    return Object.assign(listed(trade, shown, locale), without.length > 0 && { hidden: without });
  });
  return { categories, ...(hidden.length > 0 && { hidden }) };
}

function iconsOf({ tree }: CurrentCatalogue): TradeIcons {
  return { icons: tree.trades.flatMap(({ id, icon }) => (icon === id ? [] : [{ id, icon }])) };
}

type FoundService = ServiceSearchAnswer['data']['services'][number];

/** Returns every service with its name and that of its trade, by its id. */
function namedServices(
  { trades }: CatalogueTree,
  locale: Locale,
): ReadonlyMap<string, FoundService> {
  return new Map(
    trades.flatMap(({ id: categoryId, name: trade, services }) =>
      services.map(({ id, name }): readonly [string, FoundService] => [
        id,
        { id, name: name[locale], categoryId, categoryName: trade[locale] },
      ]),
    ),
  );
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
function cached<Body>(
  cacheControl: string,
  make: (locale: Locale) => Body,
): Readonly<Record<Locale, Cached<Body>>> {
  const inOne = (locale: Locale): Cached<Body> => {
    const body = make(locale);
    const tag = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22);
    const headers = { 'cache-control': cacheControl, vary: 'accept-language', etag: `"${tag}"` };
    return { body, headers: new Headers({ ...headers, 'content-language': locale }) };
  };
  return { ar: inOne('ar'), en: inOne('en') };
}

const searchHeaders = new Headers({ 'cache-control': forASecond, vary: 'accept-language' });

/** Returns what follows from a catalogue, made when it is first asked for after a change. */
function onceFor<Made>(
  make: (catalogue: CurrentCatalogue) => Made,
): (catalogue: CurrentCatalogue) => Made {
  const known = new WeakMap<CurrentCatalogue, { readonly made: Made }>();
  return (catalogue) => {
    const one = known.get(catalogue) ?? { made: make(catalogue) };
    known.set(catalogue, one);
    return one.made;
  };
}

/** Returns the bodies of a catalogue by language. */
function cachedOf<Body>(
  make: (catalogue: CurrentCatalogue, locale: Locale) => Body,
): (catalogue: CurrentCatalogue) => Readonly<Record<Locale, Cached<Body>>> {
  return onceFor((catalogue) => cached(forASecond, (locale) => make(catalogue, locale)));
}

interface ReferenceRoutes {
  readonly readCatalogue: ReadCatalogue;
  readonly askForServices: AskForServices;
  readonly findEntryWords: FindEntryWords;
}

/** Returns the read routes of `/api/services` and `/api/places`. */
export function referenceRoutes(routes: ReferenceRoutes): readonly Route[] {
  const { readCatalogue, askForServices, findEntryWords } = routes;
  const catalogues = cachedOf(servicesIn);
  const icons = cachedOf(iconsOf);
  const names = onceFor(({ tree }) => ({
    ar: namedServices(tree, 'ar'),
    en: namedServices(tree, 'en'),
  }));
  const lists = cached(forAnHour, places);

  return [
    defineRoute(catalogueOperations.listServices, {
      access: 'public',
      handle: async ({ locale }) => catalogues(await readCatalogue())[locale],
    }),

    defineRoute(catalogueOperations.listTradeIcons, {
      access: 'public',
      handle: async ({ locale }) => icons(await readCatalogue())[locale],
    }),

    defineRoute(catalogueOperations.getCatalogueTree, {
      access: 'admin',
      handle: async () => ({ body: (await readCatalogue()).tree }),
    }),

    defineRoute(catalogueOperations.searchServices, {
      access: 'public',
      rateLimit: { points: 600, seconds: 60 },
      handle: async ({ query: { q, limit }, locale }) => {
        const { services: found, isGuess, catalogue } = await askForServices(q, limit);
        const named = names(catalogue)[locale];
        const services = found.flatMap(({ id }) => named.get(id) ?? []);
        return { body: { data: { services, isGuess } }, headers: searchHeaders };
      },
    }),

    defineRoute(catalogueOperations.getSearchWords, {
      access: 'admin',
      problems: catalogueProblems,
      handle: async ({ params: { entryId } }) => {
        const body = await findEntryWords(entryId);
        return body ? { body, etag: body.version } : { refused: { code: 'ENTRY_NOT_FOUND' } };
      },
    }),

    defineRoute(catalogueOperations.listPlaces, {
      access: 'public',
      handle: ({ locale }) => Promise.resolve(lists[locale]),
    }),
  ];
}
