import { useLingui } from '@lingui/react/macro';
import { IconButton, TextField, type TextFieldProps } from '@osta/ui-kit';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** A password that its owner may look at. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'slotEnd' | 'ltr'>): ReactNode {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      ltr
      slotEnd={
        <IconButton
          size="small"
          label={isShown ? t`Hide the password` : t`Show the password`}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff size={18} /> : <Eye size={18} />}
        </IconButton>
      }
    />
  );
}
