import { useLingui } from '@lingui/react';

import { problemText } from './problem-text.ts';

/** Returns a function that says in the reader's language what went wrong. */
export function useProblemText(): (error: unknown) => string {
  const { i18n } = useLingui();
  return (error) => i18n._(problemText(error));
}
