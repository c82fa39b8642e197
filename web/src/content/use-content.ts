import { useRouteContext } from '@tanstack/react-router';

import type { Localized } from './localized.ts';

/** The text in the language of the page. */
export function useContent<Content>(texts: Localized<Content>): Content {
  return texts[useRouteContext({ from: '__root__', select: ({ locale }) => locale })];
}
