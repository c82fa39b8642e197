import type { MessageDescriptor } from '@lingui/core';
import { Callout } from '@osta/ui-kit';
import { type ReactNode, useEffect } from 'react';

import { useOnRefusal } from '../problem/use-on-refusal.ts';
import { useProblemText } from '../problem/use-problem-text.ts';

interface ProblemNoticeProps {
  /** The error of a call; without one, nothing is shown. */
  readonly error: unknown;
  /** What did not work, for failures that the server does not explain. */
  readonly failed?: MessageDescriptor;
}

/** Shows above a form's buttons why it could not be sent. Announced as soon as it appears. */
export function ProblemNotice({ error, failed }: ProblemNoticeProps): ReactNode {
  const problemText = useProblemText(failed);
  const onRefusal = useOnRefusal();

  useEffect(() => {
    if (error !== null && error !== undefined) onRefusal();
  }, [error, onRefusal]);

  if (error === null || error === undefined) return null;
  return (
    <Callout tone="danger" role="alert">
      {problemText(error)}
    </Callout>
  );
}
