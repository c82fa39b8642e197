import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { hideIcon, showIcon } from '../icons/icons.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { PasswordMeter } from './password-meter.tsx';
import { passwordStrength } from './password-strength.ts';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'slotStart' | 'slotEnd' | 'ltr' | 'autoComplete'
> {
  /** Tells password managers whether to fill in a stored password or suggest a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
  /** For a new password: shows how strong it is, and what makes it weak. */
  readonly showsStrength?: boolean;
  /** With `showStrength`: words that others know about the person, such as name and address. */
  readonly ownWords?: readonly string[];
}

/** A password that can be shown while typing. Put it into a FormField. */
export function PasswordField({
  showsStrength = false,
  ownWords,
  onChange,
  ...rest
}: PasswordFieldProps): ReactNode {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const meterId = useId();
  const password = rest.value === undefined ? typed : String(rest.value);
  return (
    <>
      <TextField
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        {...(showsStrength && { 'aria-describedby': meterId })}
        isLtr
        type={isShown ? 'text' : 'password'}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
        slotEnd={
          <IconButton
            label={isShown ? t`Hide the password` : t`Show the password`}
            size="small"
            disabled={rest.disabled}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <Icon icon={hideIcon} size={20} /> : <Icon icon={showIcon} size={20} />}
          </IconButton>
        }
      />
      {showsStrength && (
        <PasswordMeter id={meterId} strength={passwordStrength(password, ownWords ?? [])} />
      )}
    </>
  );
}
