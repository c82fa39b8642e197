import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';

import { isExplained, problemText } from './problem-text.ts';

/**
 * Returns a function that says in the reader's language what went wrong: the server's sentence. Where
 * the server gave no reason, `failed` comes first.
 *
 * @param failed what did not work
 */
export function useProblemText(failed?: MessageDescriptor): (error: unknown) => string {
  const { i18n } = useLingui();
  return (error) => {
    const text = i18n._(problemText(error));
    return failed === undefined || isExplained(error) ? text : `${i18n._(failed)} ${text}`;
  };
}
