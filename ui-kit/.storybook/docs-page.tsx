import {
  DocsContainer,
  type DocsContainerProps,
  type DocsContextProps,
} from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, type ReactNode, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';

/** What the tag of a component says (tests/docs-pages.test.ts). */
const statusTexts: Readonly<Record<string, string>> = {
  stable: 'Stable: pages of the product use it.',
  preview: 'Preview: no page of the product uses it yet, so it may still change.',
};

/** Returns how settled the component of a page is. Pages of foundations have no component. */
function statusOf(context: DocsContextProps): string | undefined {
  try {
    const { preparedMeta } = context.resolveOf('meta', ['meta']);
    const tag = preparedMeta.tags.find((each) => Object.hasOwn(statusTexts, each));
    return tag === undefined ? undefined : statusTexts[tag];
  } catch {
    return undefined;
  }
}

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
  const status = statusOf(container.context);
  return (
    <DocsContainer {...container} theme={isDark ? themes.dark : themes.light}>
      {status !== undefined && <p className="sample-status">{status}</p>}
      {children}
    </DocsContainer>
  );
}
