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

/** Title and description of one page, in the language of the page. */
export function pageHead(
  i18n: I18n,
  { title, description, isPrivate = false }: PageWords,
): PageHead {
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
