import { useRouteContext } from '@tanstack/react-router';

import type { Localized } from './localized.ts';

/** Returns the text in the page's language. */
export function useContent<Content>(texts: Localized<Content>): Content {
  return texts[useRouteContext({ from: '__root__', select: ({ locale }) => locale })];
}
