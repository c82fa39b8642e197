import { msg } from '@lingui/core/macro';
import { withLocale } from '@osta/contracts/locale-path';
import { isNotFound } from '@tanstack/react-router';

import { locales } from '../locale/locale.ts';
import type { RouterContext } from '../router-context.ts';
import { statusOf } from '../validation/status-of.ts';
import { refusalTitle } from './refusal-title.ts';

interface Match {
  readonly routeId: string;
  readonly pathname: string;
  readonly status: string;
  readonly error: unknown;
  readonly loaderData?: unknown;
}

/** What the loader of a page may answer: the picture that stands for the page where it is shared. */
interface Shared {
  /** A path in this site; `null`: the page has none of its own. */
  readonly sharePicture: string | null;
}

interface Head {
  readonly meta: Record<string, string>[];
  readonly links: Record<string, string>[];
}

// The page reaches below a phone's home bar: without `cover` browsers say that there is none
// oxlint-disable-next-line lingui/no-unlocalized-strings -- for browsers
const viewport = 'width=device-width, initial-scale=1, viewport-fit=cover';

function isShared(data: unknown): data is Shared {
  return typeof data === 'object' && data !== null && 'sharePicture' in data;
}

/** Returns the head of every page; a page's own entries win. */
export function rootHead(
  { i18n, locale, publicOrigin, messagesUrl }: RouterContext,
  matches: readonly Match[],
): Head {
  const last = matches.at(-1);
  const isUnknown =
    last === undefined ||
    last.routeId === '__root__' ||
    matches.some(({ error }) => isNotFound(error));
  const broken = matches.find(({ status }) => status === 'error');
  const isBroken = broken !== undefined;
  const path = (last?.pathname ?? '/').replace(/(?<=.)\/$/u, '');
  const addressIn = (code: 'ar' | 'en'): string => publicOrigin + withLocale(path, code);

  const picture = matches.map(({ loaderData }) => loaderData).find(isShared)?.sharePicture ?? null;
  const otherTag = locales[locale === 'ar' ? 'en' : 'ar'].tag.replace('-', '_');

  const title = isUnknown
    ? i18n._(msg`Page not found`)
    : isBroken
      ? refusalTitle(statusOf(broken.error), i18n)
      : i18n._(msg`Osta: trusted professionals for your home in Libya`);

  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: viewport },
      { title },
      { name: 'theme-color', content: '#0065d4' },
      { name: 'color-scheme', content: 'light dark' },
      { property: 'og:locale', content: locales[locale].tag.replace('-', '_') },
      { property: 'og:site_name', content: i18n._(msg`Osta`) },
      ...(isUnknown || isBroken
        ? [{ name: 'robots', content: 'noindex' }]
        : [
            { property: 'og:type', content: 'website' },
            { property: 'og:title', content: title },
            { property: 'og:url', content: addressIn(locale) },
            ...(picture === null
              ? [
                  { property: 'og:image', content: `${publicOrigin}/social-${locale}.png` },
                  { property: 'og:image:width', content: '1200' },
                  { property: 'og:image:height', content: '630' },
                ]
              : [{ property: 'og:image', content: publicOrigin + picture }]),
            { property: 'og:image:alt', content: title },
            { property: 'og:locale:alternate', content: otherTag },
            { name: 'twitter:card', content: 'summary_large_image' },
          ]),
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: `/manifest-${locale}.webmanifest` },
      {
        rel: 'preload',
        as: 'fetch',
        href: messagesUrl,
        crossOrigin: 'anonymous',
        fetchPriority: 'low',
      },
      ...(isUnknown || isBroken
        ? []
        : [
            { rel: 'canonical', href: addressIn(locale) },
            { rel: 'alternate', hrefLang: 'ar', href: addressIn('ar') },
            { rel: 'alternate', hrefLang: 'en', href: addressIn('en') },
            { rel: 'alternate', hrefLang: 'x-default', href: addressIn('ar') },
          ]),
    ],
  };
}
