import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface DecisionWordsProps {
  /** What an admin decided last; nothing is shown without one. */
  readonly decision: { readonly cause: string; readonly note: string } | null;
  readonly causeWords: (cause: string) => MessageDescriptor | undefined;
}

/** Why an admin decided so: the cause from its list, and the words written with it. */
export function DecisionWords({ decision, causeWords }: DecisionWordsProps): ReactNode {
  const { i18n } = useLingui();
  if (decision === null) return null;
  const cause = causeWords(decision.cause);
  return (
    <>
      {cause && <p>{i18n._(cause)}</p>}
      {decision.note !== '' && <p dir="auto">{decision.note}</p>}
    </>
  );
}
