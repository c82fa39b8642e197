import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { darkIcon, lightIcon } from '../icons/icons.ts';
import { type Appearance, useUi } from '../provider/ui-context.ts';

export interface ThemeSwitchProps {
  /** Called with the requested appearance; the caller stores it. */
  readonly onSwitch: (appearance: Appearance) => void;
}

/** A button that switches between light and dark. */
export function ThemeSwitch({ onSwitch }: ThemeSwitchProps): ReactNode {
  const { t } = useLingui();
  const { appearance } = useUi();
  const isDark = appearance === 'dark';
  return (
    <IconButton
      label={isDark ? t`Use light colours` : t`Use dark colours`}
      onClick={() => onSwitch(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Icon icon={lightIcon} size={20} /> : <Icon icon={darkIcon} size={20} />}
    </IconButton>
  );
}
