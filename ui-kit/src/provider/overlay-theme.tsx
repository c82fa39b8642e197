import { ThemeContext } from '@radix-ui/themes/components/theme';
import { type ComponentProps, type ReactNode, useMemo } from 'react';

import { themeLooks } from './theme-looks.ts';
import { useUi } from './ui-context.ts';

type ThemeValue = NonNullable<ComponentProps<typeof ThemeContext>['value']>;

function stay(): void {}

/** Nobody changes the looks from inside. */
const fixed = {
  resolvedGrayColor: themeLooks.grayColor,
  onAppearanceChange: stay,
  onAccentColorChange: stay,
  onGrayColorChange: stay,
  onPanelBackgroundChange: stay,
  onRadiusChange: stay,
  onScalingChange: stay,
};

/**
 * Around parts of Radix Themes, which ask for their theme. It comes with them: at the root of the page it would
 * bring the code of tooltips to everybody.
 */
export function OverlayTheme({ children }: { readonly children: ReactNode }): ReactNode {
  const { appearance } = useUi();
  const value = useMemo<ThemeValue>(() => ({ ...themeLooks, ...fixed, appearance }), [appearance]);
  return <ThemeContext value={value}>{children}</ThemeContext>;
}
