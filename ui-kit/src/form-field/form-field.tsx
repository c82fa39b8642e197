import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useMemo } from 'react';

import { Icon } from '../icons/icon.tsx';
import { dangerIcon } from '../icons/icons.ts';
import { FieldContext } from './field-context.ts';

export interface FormFieldProps {
  readonly label: ReactNode;
  /** How to fill it in. Stays when there is an error. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do. Its presence marks the field as wrong. */
  readonly error?: ReactNode;
  readonly required?: boolean;
  /** Writes "optional" beside the label: in a form where most fields are required. */
  readonly optional?: boolean;
  /** Of the control, for links from an ErrorSummary. Made up when left out. */
  readonly id?: string;
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean;
  /** One control of the kit: it finds its label, hint and error by itself. */
  readonly children: ReactNode;
}

/** A control with its label above, hint below and error under it. */
export function FormField({
  label,
  hint,
  error,
  required = false,
  optional = false,
  id,
  hideLabel = false,
  children,
}: FormFieldProps): ReactNode {
  const ownId = useId();
  const controlId = id ?? ownId;
  const isInvalid = error !== undefined && error !== null && error !== false && error !== '';
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy =
    [isInvalid && errorId, hint !== undefined && hintId].filter(Boolean).join(' ') || undefined;
  const labelId = `${controlId}-label`;
  const field = useMemo(
    () => ({ controlId, describedBy, isInvalid, isRequired: required, labelId }),
    [controlId, describedBy, isInvalid, required, labelId],
  );
  return (
    <div className="ui-form-field" data-invalid={isInvalid || undefined}>
      <label
        className={hideLabel ? 'ui-visually-hidden' : 'ui-form-field-label'}
        htmlFor={controlId}
        id={labelId}
      >
        {label}
        {optional && (
          <>
            {/* Without a space Arabic letters join across the two */}{' '}
            <span className="ui-form-field-optional">
              <Trans>optional</Trans>
            </span>
          </>
        )}
      </label>
      <FieldContext value={field}>{children}</FieldContext>
      <div className="ui-form-field-error" id={errorId} aria-live="polite">
        {isInvalid && (
          <>
            <Icon icon={dangerIcon} size={16} />
            <span>{error}</span>
          </>
        )}
      </div>
      {hint !== undefined && (
        <div className="ui-form-field-hint" id={hintId}>
          {hint}
        </div>
      )}
    </div>
  );
}
