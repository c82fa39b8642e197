import { Direction as RadixDirection } from 'radix-ui';
import { type ReactNode, startTransition, useCallback, useMemo, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';

import { localeTag } from '../formats/locale-tag.ts';
import { ToastRegion } from '../toast/toast-region.tsx';
import { themeLooks } from './theme-looks.ts';
import {
  type Appearance,
  type Density,
  type Direction,
  type Locale,
  UiContext,
} from './ui-context.ts';

export interface UiProviderProps {
  /** Decides words, direction, digits and calendar. Write it on `<html lang dir>` as well. */
  readonly locale: Locale;
  /** Write it on `<html class>` as well, so that the page has its colour before any script. */
  readonly appearance: Appearance;
  /** Against the language's own: to look at a page in a mirror. */
  readonly direction?: Direction | undefined;
  readonly density?: Density;
  readonly children: ReactNode;
}

const languageDirection: Record<Locale, Direction> = { ar: 'rtl', en: 'ltr' };

/** React Aria takes the direction from the tag: a script that is written the other way turns it. */
function turnedTag(locale: Locale, direction: Direction): string {
  const script = direction === 'rtl' ? 'arab' : 'latn';
  return new Intl.Locale(localeTag[locale], { script }).toString();
}

/**
 * Theme, direction, locale and toasts for everything below. One at the root of the page.
 *
 * The theme is what the sheet of Radix Themes looks for, without its component: that one comes with tooltips
 * and what places them, 14 KiB for every page. Its own parts get it from `OverlayTheme`.
 */
export function UiProvider({
  locale,
  appearance,
  direction: turned,
  density = 'comfortable',
  children,
}: UiProviderProps): ReactNode {
  // What opens while the page is half alive opens here at once: a list that moved here later would be
  // hidden from screen readers with the page behind it
  const container = useRef<HTMLElement>(null);
  const [overlayContainer, setOverlayContainer] = useState<HTMLElement | null>(null);
  // Those who take it from the context wait for it; at once, it would have React hydrate all that is
  // below in one long task, because any of it may read this context
  const takeContainer = useCallback((element: HTMLElement | null) => {
    container.current = element;
    startTransition(() => setOverlayContainer(element));
  }, []);
  const direction = turned ?? languageDirection[locale];
  const context = useMemo(
    () => ({ locale, appearance, direction, overlayContainer }),
    [locale, appearance, direction, overlayContainer],
  );
  return (
    <UiContext value={context}>
      <div
        ref={takeContainer}
        className={`radix-themes ${appearance}`}
        data-is-root-theme="true"
        data-has-background="true"
        data-accent-color={themeLooks.accentColor}
        data-gray-color={themeLooks.grayColor}
        data-panel-background={themeLooks.panelBackground}
        data-radius={themeLooks.radius}
        data-scaling={themeLooks.scaling}
        data-density={density}
        dir={direction}
        lang={localeTag[locale]}
      >
        <RadixDirection.Provider dir={direction}>
          <I18nProvider
            locale={turned === undefined ? localeTag[locale] : turnedTag(locale, turned)}
          >
            <PortalProvider getContainer={() => container.current}>
              {children}
              <ToastRegion />
            </PortalProvider>
          </I18nProvider>
        </RadixDirection.Provider>
      </div>
    </UiContext>
  );
}
