import { type ComponentProps, type ReactNode, useId } from 'react';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> {
  /** Names the setting: "Accept new requests". */
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The error message. When set, the switch is marked as invalid. */
  readonly error?: ReactNode;
}

/** A setting that takes effect at once. It has its own label: do not wrap it in a FormField. */
export function Switch({ label, hint, error, id, ...rest }: SwitchProps): ReactNode {
  const ownId = useId();
  const switchId = id ?? ownId;
  const isInvalid = error !== undefined && error !== null && error !== false && error !== '';
  const describedBy = [isInvalid && `${switchId}-error`, hint !== undefined && `${switchId}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="ui-switch">
      <div className="ui-switch-words">
        <label className="ui-switch-label" htmlFor={switchId}>
          {label}
        </label>
        {hint !== undefined && (
          <div className="ui-switch-hint" id={`${switchId}-hint`}>
            {hint}
          </div>
        )}
        {isInvalid && (
          <div className="ui-form-field-error" id={`${switchId}-error`} role="alert">
            {error}
          </div>
        )}
      </div>
      <input
        {...rest}
        className="ui-switch-track"
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state itself
        role="switch"
        id={switchId}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy === '' ? undefined : describedBy}
      />
    </div>
  );
}
