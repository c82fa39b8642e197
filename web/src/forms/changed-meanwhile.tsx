import { Trans } from '@lingui/react/macro';
import { Button, Callout } from '@osta/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';

import { isProblem } from '../api/api-problem.ts';
import { ProblemNotice } from '../components/problem-notice.tsx';

import './changed-meanwhile.css';

/** A field that was typed otherwise than it is saved. */
export interface Difference {
  readonly key: string;
  /** As it stands above the field. */
  readonly label: ReactNode;
  readonly mine: ReactNode;
  readonly saved: ReactNode;
}

export interface ChangedMeanwhileProps {
  readonly title: ReactNode;
  /** In the order of the form. */
  readonly differences: readonly Difference[];
  readonly isSaving: boolean;
  /** Of the form, which may have been refused for another reason since. */
  readonly error: Error | null;
  /** Puts what is saved into the form. */
  readonly onTake: () => void;
}

/**
 * In the place of a form's own button, once other values were saved while it was open: what differs, and the two ways
 * out. “Keep mine” sends the form.
 */
export function ChangedMeanwhile({
  title,
  differences,
  isSaving,
  error,
  onTake,
}: ChangedMeanwhileProps): ReactNode {
  const part = useRef<HTMLDivElement>(null);
  // The button that had the focus has made room for the choice
  useEffect(() => part.current?.focus(), []);

  return (
    <div className="web-changed" ref={part} tabIndex={-1}>
      <Callout tone="waiting" role="alert" title={title}>
        <p className="web-changed-words">
          <Trans>
            Other values were saved elsewhere, or by you in another window. What you typed is still
            here. Compare the two, then choose which one counts.
          </Trans>
        </p>
        {differences.length === 0 ? (
          <p className="web-changed-words">
            <Trans>What you typed is the same as what is saved.</Trans>
          </p>
        ) : (
          <ul className="web-changed-fields">
            {differences.map(({ key, label, mine, saved }) => (
              <li key={key}>
                <p className="web-changed-label">{label}</p>
                <dl className="web-changed-sides">
                  <div>
                    <dt>
                      <Trans context="what was typed">Yours</Trans>
                    </dt>
                    <dd>{mine}</dd>
                  </div>
                  <div>
                    <dt>
                      <Trans>Saved now</Trans>
                    </dt>
                    <dd>{saved}</dd>
                  </div>
                </dl>
              </li>
            ))}
          </ul>
        )}
      </Callout>
      <ProblemNotice error={isProblem(error, 'PRECONDITION_FAILED') ? null : error} />
      <div className="web-actions">
        <Button type="submit" variant="accent" isLoading={isSaving}>
          <Trans>Keep mine</Trans>
        </Button>
        <Button variant="secondary" disabled={isSaving} onClick={onTake}>
          <Trans>Take what is saved</Trans>
        </Button>
      </div>
    </div>
  );
}
