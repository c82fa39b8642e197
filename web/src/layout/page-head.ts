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
  /** A message, or a name that is already in the reader's language. */
  readonly title: MessageDescriptor | string;
  readonly description?: MessageDescriptor | string;
  /** Only for its owner: not indexed by search engines. */
  readonly isPrivate?: boolean;
  /** Structured data in the vocabulary of schema.org. */
  readonly facts?: readonly object[];
}

interface PageMatch {
  readonly context: { readonly i18n: I18n };
  readonly status: string;
}

/**
 * Returns title and description of a page in its language. Empty for a page that is missing or
 * failed: the document names the error instead.
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
      { property: 'og:image:alt', content: page },
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
