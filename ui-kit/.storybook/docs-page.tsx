import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, type ReactNode, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';

/** Renders a documentation page in the appearance chosen in the toolbar, like its stories. */
export function DocsPage({
  children,
  ...container
}: PropsWithChildren<DocsContainerProps>): ReactNode {
  const [isDark, setDark] = useState(() =>
    /theme:dark/u.test(decodeURIComponent(window.location.search)),
  );
  useEffect(() => {
    const channel = addons.getChannel();
    const update = ({ globals }: { globals: Readonly<Record<string, unknown>> }): void =>
      setDark(globals['theme'] === 'dark');
    channel.on(SET_GLOBALS, update);
    channel.on(GLOBALS_UPDATED, update);
    return () => {
      channel.off(SET_GLOBALS, update);
      channel.off(GLOBALS_UPDATED, update);
    };
  }, []);
  return (
    <DocsContainer {...container} theme={isDark ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
