import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'slotStart' | 'slotEnd' | 'ltr' | 'autoComplete'
> {
  /** Tells password managers whether to offer a stored or a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that can be looked at while it is typed. Put it into a FormField. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      ltr
      type={isShown ? 'text' : 'password'}
      slotEnd={
        <IconButton
          label={isShown ? t`Hide the password` : t`Show the password`}
          size="small"
          disabled={props.disabled}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
        </IconButton>
      }
    />
  );
}
