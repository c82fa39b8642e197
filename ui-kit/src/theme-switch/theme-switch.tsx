import { useLingui } from '@lingui/react/macro';
import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { type Appearance, useUi } from '../provider/ui-context.ts';

export interface ThemeSwitchProps {
  /** Called with the appearance that is asked for; the caller keeps it. */
  readonly onSwitch: (appearance: Appearance) => void;
}

/** Dark when it is light, light when it is dark. */
export function ThemeSwitch({ onSwitch }: ThemeSwitchProps): ReactNode {
  const { t } = useLingui();
  const { appearance } = useUi();
  const isDark = appearance === 'dark';
  return (
    <IconButton
      label={isDark ? t`Use light colours` : t`Use dark colours`}
      onClick={() => onSwitch(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun size={20} /> : <Moon size={20} />}
    </IconButton>
  );
}
