import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

import { Icon } from '../icons/icon.tsx';
import { dangerIcon } from '../icons/icons.ts';
import { focusField } from './focus-field.ts';

export interface FieldError {
  /** Id of the invalid control (FormField's `id`). */
  readonly fieldId: string;
  /** The same sentence as under the field. */
  readonly message: ReactNode;
}

export interface ErrorSummaryProps {
  /** In the order of the form. An empty list shows nothing. */
  readonly errors: readonly FieldError[];
  /** Changes with every submit; a change moves the focus to the first invalid field. */
  readonly submitCount?: number;
}

function goTo(event: MouseEvent<HTMLAnchorElement>, fieldId: string): void {
  event.preventDefault();
  focusField(fieldId);
}

/**
 * Lists what must be corrected before a form can be sent, with a link to each field. After a failed
 * submit the first of them has the focus, in sight together with the summary where the screen has
 * room for both, and screen readers announce the list.
 */
export function ErrorSummary({ errors, submitCount = 0 }: ErrorSummaryProps): ReactNode {
  const { t } = useLingui();
  const count = errors.length;
  const firstId = errors[0]?.fieldId;
  const lastSubmit = useRef(0);
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (firstId !== undefined && submitCount !== lastSubmit.current) {
      focusField(firstId, summary.current);
    }
    lastSubmit.current = submitCount;
  }, [firstId, submitCount]);

  if (count === 0) return null;
  return (
    <div className="ui-error-summary" role="alert" ref={summary}>
      <p className="ui-error-summary-title">
        <Icon icon={dangerIcon} size={20} />
        {t`${plural(count, {
          one: 'Correct one thing to go on',
          other: 'Correct # things to go on',
        })}`}
      </p>
      <ul className="ui-error-summary-list">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
