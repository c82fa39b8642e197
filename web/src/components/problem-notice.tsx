import { Callout } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { useProblemText } from '../problem/use-problem-text.ts';

interface ProblemNoticeProps {
  /** The error of a call; without one, nothing is shown. */
  readonly error: unknown;
}

/** Shows above a form's buttons why it could not be sent. Announced as soon as it appears. */
export function ProblemNotice({ error }: ProblemNoticeProps): ReactNode {
  const problemText = useProblemText();
  if (error === null || error === undefined) return null;
  return (
    <Callout tone="danger" role="alert">
      {problemText(error)}
    </Callout>
  );
}
