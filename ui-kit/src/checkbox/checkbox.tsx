import { type ComponentProps, type ReactNode, useId } from 'react';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The error message. When set, the box is marked as invalid. */
  readonly error?: ReactNode;
}

/** A yes-or-no box with its own label: do not wrap it in a FormField. */
export function Checkbox({ label, hint, error, id, ...rest }: CheckboxProps): ReactNode {
  const ownId = useId();
  const boxId = id ?? ownId;
  const isInvalid = error !== undefined && error !== null && error !== false && error !== '';
  const describedBy = [isInvalid && `${boxId}-error`, hint !== undefined && `${boxId}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="ui-checkbox">
      <input
        {...rest}
        className="ui-checkbox-box"
        type="checkbox"
        id={boxId}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy === '' ? undefined : describedBy}
      />
      <div>
        <label className="ui-checkbox-label" htmlFor={boxId}>
          {label}
        </label>
        {hint !== undefined && (
          <div className="ui-checkbox-hint" id={`${boxId}-hint`}>
            {hint}
          </div>
        )}
        {isInvalid && (
          <div className="ui-form-field-error" id={`${boxId}-error`} role="alert">
            {error}
          </div>
        )}
      </div>
    </div>
  );
}
