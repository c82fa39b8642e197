import { setupI18n } from '@lingui/core';
import type { Locale } from '@osta/contracts/locale';
import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';

import { createApi } from './api/api.ts';
import { createQueryClient, createRouter } from './router.tsx';
import { createServerRouter } from './server-router.ts';

const publicOrigin = 'https://osta.example';

function routersAt(path: string, locale: Locale): readonly ReturnType<typeof createRouter>[] {
  return [createRouter, createServerRouter].map((create) => {
    const router = create({
      i18n: setupI18n(),
      locale,
      api: createApi({ origin: publicOrigin, locale, timeout: 1000 }),
      queryClient: createQueryClient(true),
      theme: 'system',
      publicOrigin,
      socialLinks: [],
      messagesUrl: '/messages.json',
    });
    router.update({
      ...router.options,
      history: createMemoryHistory({ initialEntries: [path] }),
      origin: publicOrigin,
      isServer: true,
    });
    router.updateLatestLocation();
    return router;
  });
}

/** Builds each link twice: the second time it comes from the cache. */
function hrefsOf(path: string, locale: Locale, to: object): readonly string[] {
  return routersAt(path, locale).flatMap((router) => [
    router.buildLocation(to).publicHref,
    router.buildLocation(to).publicHref,
  ]);
}

describe('createServerRouter', () => {
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
  ])("builds the router's URL: %j", (to, ar, en) => {
    expect(new Set(hrefsOf('/about', 'ar', to))).toEqual(new Set([ar]));
    expect(new Set(hrefsOf('/en/about', 'en', to))).toEqual(new Set([en]));
  });

  it('builds links that depend on the current page for every page', () => {
    const here = { to: '.', search: true };
    expect(new Set(hrefsOf('/services?q=a', 'ar', here))).toEqual(new Set(['/services?q=a']));
    expect(new Set(hrefsOf('/about?q=b', 'ar', here))).toEqual(new Set(['/about?q=b']));
    const kept = { to: '/services', search: true };
    expect(new Set(hrefsOf('/about?q=a', 'ar', kept))).toEqual(new Set(['/services?q=a']));
    expect(new Set(hrefsOf('/about?q=b', 'ar', kept))).toEqual(new Set(['/services?q=b']));
  });
});
