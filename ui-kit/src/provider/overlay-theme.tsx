import { ThemeContext } from '@radix-ui/themes/components/theme';
import { type ComponentProps, type ReactNode, useMemo } from 'react';

import { themeLooks } from './theme-looks.ts';
import { useUi } from './ui-context.ts';

type ThemeValue = NonNullable<ComponentProps<typeof ThemeContext>['value']>;

function stay(): void {}

/** Nothing inside changes the theme. */
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
 * Wraps parts of Radix Themes that need its theme. At the root of the page it would load the code
 * of tooltips for everybody.
 */
export function OverlayTheme({ children }: { readonly children: ReactNode }): ReactNode {
  const { appearance } = useUi();
  const value = useMemo<ThemeValue>(() => ({ ...themeLooks, ...fixed, appearance }), [appearance]);
  return <ThemeContext value={value}>{children}</ThemeContext>;
}
