import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentProps } from 'react';

interface Meta extends ComponentProps<'meta'> {
  readonly 'script:ld+json'?: object;
}

interface PageHead {
  readonly meta: Meta[];
}

interface PageWords {
  /** A message, or a name that is in the reader's language already. */
  readonly title: MessageDescriptor | string;
  readonly description?: MessageDescriptor | string;
  /** Only for the person it belongs to: search engines leave it alone. */
  readonly isPrivate?: boolean;
  /** What the page is about, in the words of schema.org. */
  readonly facts?: readonly object[];
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
  { title, description, isPrivate = false, facts = [] }: PageWords,
): PageHead {
  if (status === 'error' || status === 'notFound') return { meta: [] };
  const say = (words: MessageDescriptor | string): string =>
    typeof words === 'string' ? words : i18n._(words);
  const page = say(title);
  return {
    meta: [
      { title: i18n._(msg`${page} · Osta`) },
      { property: 'og:title', content: page },
      ...(description === undefined
        ? []
        : [
            { name: 'description', content: say(description) },
            { property: 'og:description', content: say(description) },
          ]),
      ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
      ...facts.map((fact) => ({ 'script:ld+json': fact })),
    ],
  };
}
