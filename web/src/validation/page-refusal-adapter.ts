import { createSerializationAdapter } from '@tanstack/react-router';

import { PageRefusal } from './page-refusal.ts';

interface SerializedRefusal {
  readonly status: number;
  /** As JSON: names and numbers of a sentence. */
  readonly words: string;
}

/** Lets a page that was refused on the server be refused in the same words in the browser. */
export const pageRefusalAdapter = createSerializationAdapter({
  key: 'page-refusal',
  test: (value): value is PageRefusal => value instanceof PageRefusal,
  toSerializable: ({ status, words }): SerializedRefusal => ({
    status,
    words: JSON.stringify(words),
  }),
  fromSerializable: ({ status, words }: SerializedRefusal) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written six lines above
    new PageRefusal(status, JSON.parse(words) as PageRefusal['words']),
});
