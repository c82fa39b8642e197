import { useLingui } from '@lingui/react';

import { problemText } from './problem-text.ts';

/** Says what went wrong in the reader's language. */
export function useProblemText(): (error: unknown) => string {
  const { i18n } = useLingui();
  return (error) => i18n._(problemText(error));
}
