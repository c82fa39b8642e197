import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface PageHead {
  readonly meta: Record<string, string>[];
}

interface PageWords {
  readonly title: MessageDescriptor;
  readonly description?: MessageDescriptor;
  /** Only for the person it belongs to: search engines leave it alone. */
  readonly isPrivate?: boolean;
}

interface PageMatch {
  readonly context: { readonly i18n: I18n };
  readonly status: string;
}

/**
 * Title and description of one page, in the language of the page. A page that is not there, or
 * could not be shown, has none of its own: the document says what became of it.
 */
export function pageHead(
  { context: { i18n }, status }: PageMatch,
  { title, description, isPrivate = false }: PageWords,
): PageHead {
  if (status === 'error' || status === 'notFound') return { meta: [] };
  const page = i18n._(title);
  return {
    meta: [
      { title: i18n._(msg`${page} · Osta`) },
      { property: 'og:title', content: page },
      ...(description === undefined
        ? []
        : [
            { name: 'description', content: i18n._(description) },
            { property: 'og:description', content: i18n._(description) },
          ]),
      ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
  };
}
