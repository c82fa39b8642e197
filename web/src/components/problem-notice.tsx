import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { useProblemText } from '../problem/use-problem-text.ts';

import './problem-notice.css';

interface ProblemNoticeProps {
  /** What a call failed with; nothing is shown without one. */
  readonly error: unknown;
}

/** Says above a form's buttons why it could not be sent. Read out as soon as it appears. */
export function ProblemNotice({ error }: ProblemNoticeProps): ReactNode {
  const problemText = useProblemText();
  return (
    <div role="alert">
      {error !== null && error !== undefined && (
        <p className="web-problem-notice">
          <CircleAlert size={20} aria-hidden />
          <span>{problemText(error)}</span>
        </p>
      )}
    </div>
  );
}
