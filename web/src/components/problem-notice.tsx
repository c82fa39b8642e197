import { Callout } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { useProblemText } from '../problem/use-problem-text.ts';

interface ProblemNoticeProps {
  /** What a call failed with; nothing is shown without one. */
  readonly error: unknown;
}

/** Says above a form's buttons why it could not be sent. Read out as soon as it appears. */
export function ProblemNotice({ error }: ProblemNoticeProps): ReactNode {
  const problemText = useProblemText();
  if (error === null || error === undefined) return null;
  return (
    <Callout tone="danger" role="alert">
      {problemText(error)}
    </Callout>
  );
}
