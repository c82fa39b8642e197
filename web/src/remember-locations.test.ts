import type { Locale } from '@osta/contracts/locale';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type AnyRouter,
} from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';

import { localeRewrite } from './locale/locale.ts';
import { type KnownLocations, rememberLocations } from './remember-locations.ts';

const origin = 'https://osta.example';
const paths = ['/', '/about', '/services', '/services/$id', '/auth/signup'];

/** A router of some pages as the product has them, which stands at a path. */
function routerAt(path: string, locale: Locale): AnyRouter {
  const root = createRootRoute();
  const routes = paths.map((each) => createRoute({ getParentRoute: () => root, path: each }));
  const router = createRouter({
    routeTree: root.addChildren(routes),
    rewrite: localeRewrite(locale),
    trailingSlash: 'never',
    history: createMemoryHistory({ initialEntries: [path] }),
    origin,
    isServer: true,
  });
  router.updateLatestLocation();
  return router;
}

const known: Readonly<Record<Locale, KnownLocations>> = { ar: new Map(), en: new Map() };

/** The link as it is built, and twice as it is remembered: the second time it is known. */
function hrefsOf(path: string, locale: Locale, to: object): readonly string[] {
  const router = routerAt(path, locale);
  const remember = rememberLocations(router.buildLocation, known[locale]);
  return [router.buildLocation, remember, remember].map((build) => build(to).publicHref);
}

describe('a remembered link', () => {
  it.each([
    [{ to: '/' }, '/', '/en'],
    [{ to: '/', hash: 'pricing' }, '/#pricing', '/en#pricing'],
    [{ to: '/services' }, '/services', '/en/services'],
    [
      { to: '/auth/signup', search: { kind: 'professional' } },
      '/auth/signup?kind=professional',
      '/en/auth/signup?kind=professional',
    ],
    [
      { to: '/auth/signup', search: { kind: 'customer' } },
      '/auth/signup?kind=customer',
      '/en/auth/signup?kind=customer',
    ],
    [{ to: '/services/$id', params: { id: 'solar' } }, '/services/solar', '/en/services/solar'],
    [{ to: '/services/$id', params: { id: 'pest' } }, '/services/pest', '/en/services/pest'],
  ])("is the router's own: %j", (to, ar, en) => {
    expect(new Set(hrefsOf('/about', 'ar', to))).toEqual(new Set([ar]));
    expect(new Set(hrefsOf('/en/about', 'en', to))).toEqual(new Set([en]));
  });

  it('that depends on the current page is built for every page', () => {
    const here = { to: '.', search: true };
    expect(new Set(hrefsOf('/services?q=a', 'ar', here))).toEqual(new Set(['/services?q=a']));
    expect(new Set(hrefsOf('/about?q=b', 'ar', here))).toEqual(new Set(['/about?q=b']));
    const kept = { to: '/services', search: true };
    expect(new Set(hrefsOf('/about?q=a', 'ar', kept))).toEqual(new Set(['/services?q=a']));
    expect(new Set(hrefsOf('/about?q=b', 'ar', kept))).toEqual(new Set(['/services?q=b']));
  });

  it('is built once', () => {
    const router = routerAt('/about', 'ar');
    let built = 0;
    const remember = rememberLocations((options) => {
      built += 1;
      return router.buildLocation(options);
    }, new Map());
    for (const id of ['solar', 'solar']) remember({ to: '/services', search: { id } });
    expect(built).toBe(1);
  });
});
