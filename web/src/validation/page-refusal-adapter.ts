import { createSerializationAdapter } from '@tanstack/react-router';

import { PageRefusal } from './page-refusal.ts';

interface SerializedRefusal {
  readonly status: number;
  /** As JSON: the message's id and values. */
  readonly words: string;
}

/** Serializes a refused page, so that the browser shows the server's words. */
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
